import type { RoleWords } from './role.ts';

export const fr: RoleWords = {
  ask: "me prêterais, tu me prêtes, peux-tu, tu peux, pourrais-tu, tu pourrais, pouvez-vous, pourriez-vous, est-ce que tu peux, est-ce que tu pourrais, s'il te plaît, s'il te plait, stp, svp, s'il vous plaît, aide-moi, aidez-moi, m'aider, nous aider, aider à, je t'en prie, je t'en supplie, je te supplie, j'ai besoin que tu, besoin de toi, besoin de ton aide, il te suffit, tu dois juste, tu dois seulement, tu n'as qu'à, il faut seulement, il faut juste, il suffit, si tu peux, si tu pouvais, si tu paies, si tu payes, si tu les, si tu le, si tu règles, si tu prends, si tu m'aides, un service, une faveur, occupe-t'en, serais-tu, voudrais-tu, veux-tu bien, accepterais-tu, je compte sur toi, toi seul, toi seule, si tu m'aimes, si tu me fais confiance, si tu tiens à moi, fais un virement, fais le virement",
  lend: 'prêter, prêtes, prête, prêterais, avancer, avances, avancerais, avance-moi, dépanner, dépannes',
  give: 'prêterais, avancerais, prêter, prêtes, prête, avancer, avances, avance-moi, emprunter, virer, virement, transférer, transfert, payer, paies, payes, paie, paye, régler, règles, règle, prendre en charge, prends en charge, prends, verser, dépanner, dépannes, financer, couvrir, cotiser, contribuer, déposer, solder, débloquer, acquitter, compléter, trouver, trouves, trouveras',
  send: 'envoyer, envoies, envoie, envoie-moi, donner, donne-moi, donnes, paypal',
  money:
    "argent, euro, euros, dollar*, espèces, somme, sous, prêt, crédit, économies, épargne, fonds, souci d'argent, problème d'argent, financier, financière, financièrement, mandat, western union, iban, rib, compte bancaire, fric, dette*, fcfa, eur",
  need: 'hôpital, clinique, opération, opérer, opérée, opéré, accident, urgence, volé, volée, voler, agressé*, arrêté*, police, prison, avocat, médicament*, traitement, médecin, docteur, insuline, bloquée, bloqué, bloquées, gelé, suspendu, électricité, faim, rien à manger, manger, loyer, propriétaire, expulsé*, expulser, enterrement, obsèques, caution, frais de scolarité, perdu mon, perdu ma, en panne, réparation, garage, honte, gênant, gêné*, coincé*, galère, difficile, problème, détresse, facture',
  short:
    "il me manque, il ne me manque, me manque que, il manque, manque plus que, plus d'argent, pas d'argent, sans argent, n'ai plus rien, à sec, fauché*, pas de quoi, pas les moyens, ne peux pas payer, pas assez, n'ai pas accès, plus accès, sans accès, personne d'autre, que toi, jusqu'à la paie, jusqu'à mon salaire, ma carte est bloquée, carte ne passe, compte est bloqué, compte bloqué, ma carte ne marche",
  back: "jusqu'à vendredi, jusqu'à lundi, jusqu'à la semaine prochaine, jusqu'à la fin du mois, jusqu'au week-end, rembours*, je te rends, je te rendrai, te le rends, te le rendrai, te les rends, te les rendrai, te rendre, le double, avec intérêts, rendu lundi, rendre lundi, récupères tout, récupéreras",
  fee: 'frais, taxe*, douane*, dédouanement, droits, caution, assurance, notaire, honoraires, avocat, dossier, timbre, papiers, certificat, autorisation, amende, activation, facture, commission, déblocage, déblocage, livraison, stockage, régularis*',
  held: 'retenu*, bloqué*, coincé*, saisi*, arrêté*, libère, libérer, libéré*, garde, confisqué*, en attente, immobilisé*, relâche, ne le livre',
  parcel:
    'colis, paquet, cadeau, coffre, valise, caisse, malle, transporteur, livreur, coursier, bagage*, diplomate, transitaire, expédition, envoi, bijoux, diamants, lingots, montre',
  estate:
    'héritage, hériter, héritier*, héritière*, succession, testament, bénéficiaire*, défunt*, mort sans, décédé*, million*, legs, léguer, veuf, veuve, comme parent, comme proche, ayant droit, don, donation',
  far: 'plateforme pétrolière, plateforme en mer, offshore, forage, casques bleus, casque bleu, mission, onu, nations unies, militaire, soldat, général, colonel, capitaine, déployé*, base militaire, chirurgien*, syrie, yémen, mali, irak, afghanistan, ukraine, liban, permission, caserne, zone de guerre, en mer, cargo, navire, pirates, otan',
  travel:
    'visa, billet, avion, vol, ambassade, passeport, venir te voir, te rejoindre, rentre près, près de toi, aéroport, frontière, immigration, consulat, essence, arrive samedi, arriver, trajet, voyage, te rencontrer',
  gain: 'profit*, gain*, gagn*, bénéfice*, rendement*, rapporte*, doubl*, tripl*, transformé, garanti*, sans risque, aucun risque, revenu passif, revenus passifs, liberté financière, libre financièrement, retir*, multipli*, fructifi*, argent facile, riche, jamais perdu',
  trade:
    "crypto*, bitcoin*, btc, ethereum, jeton*, forex, devises, l'or, trading, trader*, plateforme, bourse, courtier, invest*, placement*, placer, actions, marché*, portefeuille, cours de, cours, fonds, options, wallet, cours de l'or",
  guide:
    "je te guide, te guider, je te montre, te montrer, je t'apprends, t'apprendre, je t'explique, pas à pas, étape par étape, ouvrir un compte, t'ouvre un compte, ouvre un compte, crée un compte, créer un compte, inscris-toi, rejoins, rejoindre, commence avec, commencer avec, commencer par, débuter, te lancer, essayer, essaie, avec moi, ensemble, te présenter, le groupe, intéressé*, mise de départ, minimum, dépôt, envie d'essayer",
  insider:
    'notre groupe, mon groupe, membres, mentor, analyste, oncle, tante, initié*, signal, signaux, tuyau*, conseil*, petit cercle, prof, professeur, assistant*, algorithme, robot, bot, ia, expert*, stratégie, groupe vip, équipe',
  card: "carte cadeau, cartes cadeau*, carte-cadeau*, google play, itunes, steam, razer, transcash, pcs, neosurf, paysafe*, recharge, recharges, coupon, coupons, carte prépayée, cartes prépayées, bon d'achat, bons d'achat, toneo, ticket premium",
  buy: 'acheter, achètes, achète, acheter, prendre, prends, procurer',
  code: 'code, codes, chiffres, numéro, numéros, gratter, gratte, au dos, au verso, photo du, photo des, ticket de caisse, reçu, lis-moi',
  job: "complément de revenu, complément de salaire, complément, revenu complémentaire, petit boulot, job en ligne, travail à domicile, travail en ligne, cherches du travail, cherches un travail, offre d'emploi, emploi pour toi, travail pour toi, mission simple, tâches simples, petites tâches, arrondir tes fins, recrute, recrutons, aimer des vidéos, liker, noter des hôtels, gagner de l'argent",
  easy: "sans expérience, aucune expérience, pas d'expérience, chez toi, de chez toi, à la maison, depuis ton téléphone, avec ton téléphone, minutes par jour, heure par jour, heures par jour, par jour, par semaine, par tâche, commission, horaires libres, tout le monde peut, payé chaque jour, chaque jour, par mois",
  forward:
    "renvoies le reste, renvoyer le reste, transfères le reste, vires le reste, le reste, tu gardes, garder une part, sur ton compte, par ton compte, ton compte, votre compte, ton rib, recevoir des virements, recevoir de l'argent, recevoir des colis, réexpédi*, renvoyer les colis, encaiss*",
  off: 'autre appli, autre application, autre site, messagerie, mon numéro, ton numéro, par mail, mon mail, e-mail, sms, google chat, en privé ailleurs, ailleurs',
  handle: 'mon pseudo, mon identifiant, mon nom là-bas, cherche, sous le nom, mon id, mon numéro est, mon compte est',
  move: "écris-moi, ecris moi, ajoute-moi, contacte-moi, rejoins-moi, viens sur, viens plutôt, viens me, passons sur, passer sur, on passe, continuons, continuer sur, allons sur, allons, parlons sur, parler sur, discuter sur, discutons, retrouve-moi, retrouve, trouve-moi, joindre sur, joignable, donne-moi ton, donne ton, c'est quoi ton, quel est ton, laisse-moi ton, plutôt sur, mieux sur, je suis sur, réponds-moi là",
  here: 'connecte rarement, suis rarement, suis peu, pas souvent connecté*, rarement ici, pas souvent ici, presque plus ici, plus ici, viens peu, viens rarement, connecte peu, connecte rarement, connecte plus, rame, trop lent*, est lent*, bugge, bug, plante, abonnement, supprime mon, supprimer mon, supprime bientôt, quitter ce, quitter le site, quitte ce, désinscri*, fermer mon compte, faux profils, plus tranquille*, plus intime, pas de notifications',
  secret:
    "à personne, n'en parle, ne dis rien, entre nous, secret, confidentiel*, discret, discrètement, discrétion, garde ça pour toi, pas un mot, fais-moi confiance",
  urgent:
    "urgent*, urgence, tout de suite, immédiatement, aujourd'hui, ce soir, avant minuit, avant demain, avant midi, d'ici demain, vite, rapidement, au plus vite, dernière chance, plus le temps, dans l'heure, sous 24, délai, maintenant, désespéré*",
  record:
    'enregistré*, enregistrement, filmé*, capture*, nu, nue, nus, nues, dénudé*, ta vidéo, tes photos, vidéo de toi, photos de toi, images de toi, intime*, devant la caméra, devant la webcam, la vidéo, déshabill*',
  spread:
    'ta famille, tes amis, tes contacts, tes proches, tes collègues, ta femme, ton mari, ton patron, tes parents, tes abonnés, tous tes, toute ta, publie*, publier, diffuse*, sur internet, sur les réseaux, mettre en ligne, tout le monde, recevra, recevront, ruiner ta, détruire ta',
  else: 'sinon, autrement, ou toute, ou tous, ou je, ou alors, ou tes, ou ta, si tu ne, si tu refuses, à moins, avant que je, tu vas le regretter, bloques, dernier avertissement',
  verify:
    'vérifier, vérifie, vérification, vérifié*, inscris-toi, inscription, inscris, confirme*, confirmer, valide*, valider, prouve*, prouver, connecte-toi, identifie-toi, clique*, ouvre le lien, active, activer, remplis, saisis, authentifi*',
  safe: "sûr, sûre, sure, sécurité, sécurisé*, agence, avant de se voir, avant de nous voir, avant notre rendez-vous, avant le rendez-vous, avant qu'on, faux profil*, fake, vraie personne, vrai, majeur, majeure, âge, 18 ans, gratuit*, c'est gratuit, pas un robot, gagné un, gagnant, badge, compte sera",
  bankcard:
    "carte bancaire, carte bleue, carte de crédit, numéro de carte, mot de passe, code sms, code reçu, code par sms, le code que tu, six chiffres, pièce d'identité, carte d'identité, coordonnées bancaires, cryptogramme",
  treat: "dîner, restaurant, glace, café, je t'invite, je t'offre, gâteau, verre, déjeuner",
  warn: 'arnaqu*, escro*, fraude*, attention à, méfie*, hameçonnage, trop beau pour, signalé, raccroché, ne jamais envoyer, jamais envoyer',
  love: 'mon amour, ma chérie, mon chéri, chéri, chérie, mon cœur, mon coeur, ma reine, mon roi, mon ange, bébé, ma belle, ma femme, mon mari, fiancé*, notre avenir, âme sœur',
};
