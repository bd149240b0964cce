import type { RoleWords } from './role.ts';

export const de: RoleWords = {
  ask: 'kannst du, könntest du, könnten sie, können sie, würdest du, würden sie, bitte, hilf mir, hilf uns, helfen sie mir, mir helfen, mir zu helfen, uns helfen, aushelfen, unterstütz*, ich brauche dich, ich flehe, ich bitte dich, du musst nur, du müsstest nur, du brauchst nur, müsstest du, musst du nur, musst nur, sie müssen nur, du könntest, wenn du das, wenn du mir, wenn du die, wenn du es, wenn du zahlst, wenn du hilfst, einen gefallen, tu mir den, leg bitte, besorg, besorge, wärst du so, wärest du, bist du bereit, zahl bis, zahle bis, du musst, du sollst, kannst du mir, darf ich dich, verlass mich auf dich, zähle auf dich, nur du kannst, wenn du mich liebst, wenn du mir vertraust, wenn ich dir wichtig',
  lend: 'überbrück*, leihen, leih, leihst, borgen, borg, borgst, auslegen, auslegst, vorstreck*, streckst, aushelfen, vorschieß*',
  give: 'überbrück*, leihen, leih, leihst, borgen, borg, borgst, überweis*, zahlen, zahl, zahle, zahlst, bezahl*, auslegen, auslegst, leg, vorstreck*, vorschieß*, streckst, übernehm*, übernimm*, begleich*, einzahl*, spenden, beisteuer*, finanzier*, aushelfen, helfen mit, erledige, erledigen, entricht*, aufbring*, hinterleg*, dazugeb*, findest',
  send: 'schick, schicke, schicken, schickst, send, sende, senden, sendest, gib, geben, gibst, paypal',
  money:
    'geld, euro, euros, dollar, bargeld, summe, betrag, kredit, darlehen, ersparnisse, erspartes, kohle, geldsorge*, geldproblem*, finanziell*, western union, bankverbindung, iban, konto, schulden, eur, chf, franken, mittel, *euro',
  need: 'krankenhaus, klinik, operation, unfall, notfall, gestohlen, beklaut, ausgeraubt, überfallen, geklaut, bestohlen, festgenommen, verhaftet, polizei, gefängnis, anwalt, medikament*, medizin, behandlung, arzt, insulin, gesperrt, eingefroren, blockiert, strom, hunger, nichts zu essen, nichts mehr zu essen, miete, vermieter*, kündig*, beerdigung, bestattung, kaution, schulgeld, studiengebühr*, verloren, kaputt, reparatur, werkstatt, in not, notlage, peinlich, schäme, unangenehm, sitze fest, gestrandet, hänge fest, rauswerf*, rausgeworfen, handy verloren',
  short:
    'fehlen mir, fehlt mir, mir fehlen, mir fehlt, fehlen nur, fehlt nur, kein geld, ohne geld, pleite, reicht nicht, nicht leisten, komme nicht an, keinen zugriff, keinen zugang, kann nicht bezahlen, kann nicht zahlen, nicht bezahlen, niemand anderen, niemanden sonst, sonst niemanden, niemanden mehr, bis zum gehalt, bis mein gehalt, knapp bei kasse, klamm, mein konto ist gesperrt, meine karte ist gesperrt, karte funktioniert nicht, karte geht nicht, brauche noch, bräuchte noch, nur noch',
  back: 'du kriegst es, du bekommst es, bis freitag, bis montag, bis nächste woche, bis zum wochenende, bis zum ersten, bis monatsende, zurückzahl*, zahle ich dir, zahle es dir, bekommst es zurück, kriegst es zurück, bekommst alles, kriegst alles, gebe es dir, geb es dir, gebe ich dir, zurückgeb*, hast du es wieder, hast es wieder, doppelt zurück, das doppelte, mit zinsen, erstatte*, nächste woche zurück, morgen zurück, am montag zurück, am freitag zurück, wiederbekomm*, zurückbekomm*',
  fee: '*gebühr*, *kosten*, zoll*, steuer, steuern, abfertigung, kaution, versicherung, notar*, anwaltskosten, freigabe, bearbeitung*, lager*, lieferung, rechnung, stempel, unterlagen, papiere, zertifikat, genehmigung, strafe, aktivierung*, bürgschaft, honorar, auslösen, freischalt*',
  held: 'hängt, festgehalten, hängt fest, steckt fest, liegt beim zoll, zurückgehalten, einbehalten, beschlagnahmt, behält, gestoppt, heraus, herausgegeben, rückt, freigegeben, freigibt, gibt es erst, aufgehalten, sichergestellt',
  parcel:
    'paket, päckchen, kiste, koffer, sendung, kurier, bote, fracht, lieferdienst, spedition, gepäck, truhe, diplomat*, zollamt, schmuck, diamanten, goldbarren',
  estate:
    'erbe, erben, erbschaft, nachlass, angehörige*, hinterbliebene*, verstorben*, gestorben, testament, million*, begünstigte*, witwe, witwer, erbin, stiftung, ruhendes konto',
  far: 'bohrinsel, ölplattform, bohrplattform, plattform vor, blauhelm*, friedenstruppe*, un-mission, vereinte nationen, un-einsatz, einsatz in, auslandseinsatz, stationiert, soldat*, general, offizier, oberst, kapitän, frachter, schiff, chirurg*, militär*, syrien, jemen, irak, afghanistan, ukraine, kaserne, kriegsgebiet, auf see, piraten, mission, nato',
  travel:
    'visum, visa, flug, flugticket, ticket, fahrkarte, botschaft, pass, reisepass, zu dir kommen, zu dir, bei dir, besuchen, flughafen, grenze, einreise, reisekosten, reisegeld, benzin, heimflug, heimkommen, treffen',
  gain: 'gewinn*, rendite*, ertrag, erträge, verdoppel*, verdreifach*, wurden bei mir, wurden, verdient*, verdien*, garantiert*, ohne risiko, risikofrei, risikolos, passives einkommen, finanzielle freiheit, finanziell frei, auszahl*, auszahlung, vermehr*, für dich arbeiten, schnelles geld, reich, nie verloren, abheben, bringt',
  trade:
    'krypto*, bitcoin, btc, ethereum, coin, coins, token, forex, devisen, handelt mit, handel, trading, trader, plattform, börse, broker, investier*, investment, investition*, anlage, anlagen, geldanlage, aktien, aktie, optionen, markt, märkte, depot, kurse, einzahl*, wallet, fonds, futures',
  guide:
    'zeige dir, zeig dir, zeige ich dir, bringe dir bei, bring dir bei, beibringen, erkläre dir, führe dich, anleite*, leite dich, schritt für schritt, einsteig*, steig ein, fang an, anfangen mit, starte mit, beginn mit, konto eröffnen, konto anlegen, eröffne dir, melde dich an, registrier*, mitmachen, mach mit, gemeinsam verdienen, zusammen investieren, in die gruppe, nimm teil, probier, ausprobieren, willst du auch, möchtest du auch, interesse, mindesteinlage, ab 200, ab 250, vorstellen',
  insider:
    'unsere gruppe, meine gruppe, mitglieder, mentor, analyst*, onkel, tante, insider*, signal, signale, tipp, tipps, kreis, professor, lehrer, assistent*, algorithmus, roboter, bot, ki, experte, hedgefonds, strategie, vip-gruppe, team',
  card: 'geschenkkarte*, gutschein*, guthabenkarte*, gutscheinkarte*, google play, itunes, steam, razer, amazon-karte*, apple-karte*, prepaid*, paysafe*, spielekarte*, wertkarte*',
  buy: 'kauf*, besorg*, hol, holst, holen',
  code: 'code, codes, nummer, nummern, ziffern, rubbel*, freirubbel*, rückseite, foto davon, foto vom, bild davon, lies mir, pin, beleg, kassenbon',
  job: 'nebenverdienst, nebenjob, nebenbei verdienen, nebeneinkommen, zusatzeinkommen, heimarbeit, online-job, minijob für dich, suchst du arbeit, suchst du einen, jobangebot, arbeit für dich, stelle für dich, wir suchen, einfache aufgaben, kleine aufgaben, videos liken, bewertungen schreiben, hotels bewerten, dazuverdien*, geld verdienen',
  easy: 'keine erfahrung, ohne erfahrung, von zu hause, von zuhause, vom handy, mit dem handy, am handy, minuten am tag, stunde am tag, stunden am tag, am tag, täglich, pro tag, pro auftrag, pro aufgabe, provision, sofort anfangen, freie zeiteinteilung, jeder kann, die woche, jeden tag, im monat, jede woche',
  forward:
    'leitest du weiter, weiterleiten, leite weiter, den rest, rest überweist, weiterüberweisen, weitergeben, darfst du behalten, behältst, behalten, auf dein konto, über dein konto, dein konto, ihr konto, pakete annehmen, pakete weiter, pakete empfangen, kunden auf, geld empfangen, zahlungen empfangen, in bitcoin umtauschen',
  off: 'andere app, anderen app, anderer app, messenger, meine nummer, deine nummer, handynummer, telefonnummer, per mail, e-mail, sms, privat chatten, privater chat, googlechat',
  handle:
    'unter, meine nummer ist, mein name dort, benutzername, nutzername, nickname, ich heiße dort, such nach, suche nach, id ist',
  move: 'schreib mir, schreib mich, schreibe mir, melde dich, meld dich, füg mich, füge mich, kontaktier*, komm lieber, komm zu, komm auf, lass uns, wechseln, wechsel zu, weiterschreiben, weiter schreiben, findest du mich, du findest mich, erreichst du mich, erreichst mich, erreichbar, gib mir deine, gib mir dein, wie ist deine, hast du, such mich, dort reden, dort schreiben, antworte dort, lieber auf, lieber bei, lieber über, besser auf, besser über',
  here: 'selten ein, selten online, kaum online, nicht oft online, logge mich hier, bald nicht mehr hier, selten hier, kaum hier, kaum noch hier, nicht oft hier, nicht mehr hier, nicht mehr lange hier, bekomme ich keine, hier sind zu viele, zu langsam, so langsam, ist langsam, hängt ständig, stürzt ab, abo läuft, mitgliedschaft läuft, mitgliedschaft endet, konto läuft, profil lösch*, lösche mein, lösche bald, abmelden, verlasse, melde mich ab, profil schließ*, hier nicht mehr, hier schaue ich, ungestört, keine benachrichtigung*, fakes',
  secret:
    'niemandem, mit niemandem, sag niemand*, sag es niemand*, unter uns, geheim, vertraulich, diskret, behalt* es für dich, für dich behalten, kein wort, erzähl* niemand*, erzähl es nicht, verschwiegen*, vertrau mir',
  urgent:
    'dringend*, sofort, heute noch, heute, heute abend, bis mitternacht, bis morgen, schnell, so schnell wie, eilig, eilt, umgehend, unverzüglich, letzte chance, innerhalb von, stunden zeit, keine zeit, frist, jetzt gleich, gleich jetzt, verzweifelt',
  record:
    'aufgenommen, aufgezeichnet, aufnahme, aufnahmen, mitgeschnitten, mitschnitt, screenshot*, nackt*, deine bilder, deine fotos, dein video, das video von dir, video von dir, intim*, vor der kamera, gefilmt, ausgezogen',
  spread:
    'deine familie, deiner familie, deine freunde, deinen freunden, deine kollegen, deinen kollegen, deine kontakte, deinen kontakten, deine frau, deiner frau, dein mann, dein chef, deinem chef, deine eltern, alle deine, allen deinen, veröffentlich*, ins netz, ins internet, hochlad*, poste, online stellen, bloßstell*, jeder sehen, alle sehen, follower*',
  else: 'sonst, ansonsten, andernfalls, oder ich, oder alle, oder deine, oder das, wenn du nicht, wenn nicht, bevor ich, weigerst, wirst es bereuen, blockierst, letzte warnung',
  verify:
    'bestätig*, verifizier*, registrier*, anmelden, melde dich an, einlogg*, log dich, prüfung, prüf*, überprüf*, nachweis, nachweisen, ausweisen, freischalt*, klick*, öffne den link, authentifizier*, eingeben, gib deine, trag',
  safe: 'sicher, sicherheit, vor dem treffen, bevor wir uns, bevor wir, echt bist, fake, fakes, agentur, altersnachweis, alter, volljährig, 18, kostenlos, kostet nichts, gratis, kein bot, echte person, gewonnen, gewinner, konto wird gesperrt',
  bankcard:
    'kreditkarte*, bankkarte, kartendaten, kartennummer, ec-karte, passwort, tan, pin, sms-code, code aus der sms, sechsstellig*, ausweisfoto, foto deines ausweis*, personalausweis, bankdaten, kontodaten, onlinebanking',
  treat: 'essen gehen, das essen, eis, kaffee, lade dich ein, einladen, abendessen, kuchen, bier',
  warn: 'betrug, betrüger*, abzocke, masche, phishing, vorsicht, niemals geld, nie geld, reingefallen, angezeigt, aufgelegt, gemeldet',
  love: 'mein schatz, schatz, liebling, liebste*, mein herz, meine königin, mein engel, süße*, meine liebe, meine frau, verlobte*, unsere zukunft',
};
