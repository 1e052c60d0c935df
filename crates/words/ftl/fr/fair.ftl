fair-title = Sans triche ?
fair-about = Avant la première rangée, la combinaison a été enfermée dans ce sceau : le SHA-256 du texte ci-dessous. Personne n'a pu la changer ensuite.
fair-check = Vérifier ici
fair-command = Ou vérifie toi-même, dans un terminal :
fair-holds = Le sceau est intact : la combinaison n'a jamais été changée.
fair-broken = Le sceau ne correspond pas à la combinaison !
