import type { RoleWords } from './role.ts';

export const it: RoleWords = {
  ask: 'mi presteresti, mi anticiperesti, puoi, potresti, mi puoi, mi potresti, per favore, ti prego, per piacere, aiutami, aiutarmi, mi aiuti, aiutaci, ho bisogno che tu, ho bisogno di te, ho bisogno del tuo aiuto, devi solo, dovresti solo, ti basta, basta che, se puoi, se potessi, se paghi, se ci pensi, se mi aiuti, se me li, se saldi, se copri, se anticipi, pensaci tu, un favore, un piacere, fammi il, saresti, saresti disposto, saresti disposta, vorresti, prenderesti, mi presti, me li presti, mi manderesti, mi faresti, mi compri, conto su di te, solo tu, supplico, mi serve che, se mi ami, se ti fidi, se tieni a me, fai un bonifico',
  lend: 'prestare, prestarmi, presti, presteresti, prestami, prestito, anticipare, anticiparmi, anticipi, anticiperesti',
  give: 'presteresti, anticiperesti, prestare, prestarmi, presti, prestami, prestito, anticipare, anticiparmi, anticipi, anticipa, pagare, pagarmi, paghi, paga, saldare, saldi, salda, versare, versi, versa, bonifico, trasferire, coprire, copri, sostenere, finanziare, depositare, ricaricare, ricaricarmi, contribuire, sbloccare, ci pensi, pensaci, sborsare, mettere, trovare, trovi',
  send: 'mandare, mandarmi, mandami, mandi, inviare, inviarmi, inviami, invii, dare, darmi, dammi, spedire, paypal',
  money:
    'soldi, denaro, euro, dollar*, contanti, somma, prestito, risparmi, fondi, problema di soldi, problemi di soldi, economico, economica, finanziari*, economicamente, western union, iban, conto, postepay, debito, debiti, eur',
  need: 'ospedale, clinica, operazione, operata, operato, intervento, incidente, emergenza, rubato, rubata, derubat*, rapinat*, arrestat*, polizia, prigione, carcere, avvocato, medicin*, farmac*, cura, cure, medico, insulina, bloccata, bloccato, congelato, sospeso, corrente, fame, niente da mangiare, mangiare, affitto, padrone di casa, sfratt*, funerale, cauzione, tasse scolastiche, retta, perso il, perso la, rotto, riparazione, meccanico, vergogn*, imbarazz*, difficoltà, nei guai, problema, bolletta, bollette',
  short:
    'mi manca, mi mancano, mancano solo, manca solo, senza soldi, senza un soldo, non ho soldi, non ho più soldi, finito i soldi, al verde, non posso pagare, non riesco a pagare, non posso permettermi, non basta, non bastano, non ho accesso, non riesco ad accedere, nessun altro, non ho nessuno, solo te, fino allo stipendio, la mia carta è bloccata, carta non funziona, conto è bloccato, conto bloccato',
  back: 'fino a venerdì, fino a lunedì, fino alla prossima settimana, fino a fine mese, restitui*, te li rendo, te li ridò, ti rendo, ti ridò, ti rimbors*, rimbors*, il doppio, con gli interessi, te li do, te li ridarò, te li renderò, li riavrai, ti restituirò',
  fee: 'spese, tassa, tasse, dogan*, dazio, sdoganamento, cauzione, assicurazione, notaio, notarili, onorario, parcella, legali, pratica, bollo, documenti, certificato, permesso, multa, attivazione, fattura, commissione, sblocco, consegna, magazzino, costi, costo',
  held: 'fermo, ferma, bloccato, bloccata, trattenuto, trattenuta, trattiene, trattengono, sequestrat*, rilascia, rilasciato, rilasciare, in attesa, svincol*, giacenza, non lo consegna*',
  parcel:
    'pacco, pacchetto, regalo, cassa, valigia, baule, corriere, spedizione, spedizioniere, bagagli*, diplomatico, gioielli, diamanti, lingotti, orologio',
  estate:
    'eredità, erede, eredi, ereditar*, testamento, beneficiari*, defunto, defunta, morto senza, deceduto, milione, milioni, lascito, vedova, vedovo, parente, parenti più, successione, donazione, conto dormiente',
  far: 'piattaforma petrolifera, piattaforma in mare, offshore, trivella*, caschi blu, casco blu, missione, onu, nazioni unite, militare, soldato, generale, colonnello, capitano, schierat*, base militare, chirurgo, siria, yemen, iraq, afghanistan, ucraina, libano, congedo, licenza, caserma, zona di guerra, in mare, nave, mercantile, pirati, nato',
  travel:
    'visto, biglietto, aereo, volo, ambasciata, passaporto, venire da te, trovarti, da te, aeroporto, frontiera, immigrazione, consolato, benzina, viaggio, incontrarti, raggiungerti, torno a casa',
  gain: 'profitt*, guadagn*, rendiment*, rend*, raddoppi*, triplic*, trasformato, diventati, garantit*, senza rischi, senza rischio, zero rischi, rendita, entrata passiva, entrate passive, libertà finanziaria, prelev*, moltiplic*, fruttare, soldi facili, ricco, ricca, mai perso',
  trade:
    "cripto*, crypto*, bitcoin, btc, ethereum, token, forex, valute, oro, dell'oro, trading, trader, piattaforma, borsa, broker, invest*, azioni, mercato, mercati, portafoglio, fondo, opzioni, wallet, prezzo dell'oro",
  guide:
    'ti guido, guidarti, ti mostro, mostrarti, ti insegno, insegnarti, ti spiego, passo dopo passo, passo passo, aprire un conto, ti apro un conto, apri un conto, creare un account, crea un account, iscriviti, registrati, unisciti, unirti, comincia con, cominciare con, inizia con, iniziare con, si parte da, bastano, provare, prova, con me, insieme, ti presento, nel gruppo, interessat*, deposito minimo, minimo',
  insider:
    'nostro gruppo, mio gruppo, membri, mentore, analista, zio, zia, segnale, segnali, dritta, dritte, cerchia, professore, prof, assistente, algoritmo, robot, bot, esperto, strategia, gruppo vip, squadra',
  card: 'carta regalo, carte regalo, gift card, buono regalo, buoni regalo, buono amazon, buoni amazon, google play, itunes, steam, razer, ricarica, ricariche, paysafe*, carta prepagata, carte prepagate, carta apple, carte apple',
  buy: 'comprare, comprarmi, compri, compra, prendere, prendi, prendermi, prenderesti, procurar*, acquist*',
  code: 'codice, codici, numeri, numero, cifre, grattare, gratta, sul retro, foto del, foto dei, scontrino, leggi, mi leggi',
  job: 'guadagno extra, reddito extra, entrata extra, lavoretto, secondo lavoro, lavoro da casa, lavoro online, cerchi lavoro, cerchi un lavoro, cerchi un guadagno, offerta di lavoro, lavoro per te, compiti semplici, piccoli compiti, arrotondare, assumiamo, cerchiamo personale, mettere like, recensire hotel, recensioni, guadagnare da casa, guadagnare soldi',
  easy: 'senza esperienza, nessuna esperienza, da casa, dal telefono, col telefono, con il telefono, minuti al giorno, ora al giorno, ore al giorno, al giorno, a settimana, alla settimana, per compito, provvigione, commissione, orari liberi, orario libero, chiunque può, pagamento giornaliero, ogni giorno, al mese',
  forward:
    'giri il resto, girare il resto, il resto, tieni il, tenere il, trattieni, sul tuo conto, tramite il tuo conto, il tuo conto, tuo iban, ricevere bonifici, ricevere denaro, ricevere pagamenti, ricevere pacchi, rispedi*, inoltrar*, inoltri',
  off: "altra app, un'altra app, altro sito, messaggistica, mio numero, il mio numero, tuo numero, il tuo numero, per mail, e-mail, sms, google chat, altrove, in privato",
  handle:
    'il mio nick, mio nick, nickname, nome utente, mi trovi come, cercami come, il mio id, il mio contatto, sotto il nome',
  move: 'scrivimi, scrivermi, aggiungimi, contattami, cercami, vieni su, vieni, passiamo, spostiamoci, continuiamo, continuare su, andiamo su, andiamo, parliamo su, parlare su, sentiamoci, sentirci, mi trovi, trovami, raggiungimi, dammi il tuo, mi dai il tuo, lasciami il tuo, qual è il tuo, meglio su, piuttosto su, sono su, rispondimi lì',
  here: 'mi collego poco, mi collego di rado, mi connetto poco, sono poco qui, qui entro poco, entro poco, entro raramente, raramente qui, di rado, quasi mai, quasi più qui, non entro, non guardo, è lenta, è lento, troppo lent*, si blocca, non funziona bene, abbonamento, cancello il, cancellare il profilo, cancello il profilo, elimino, lasciare questo, lascio questo, chiudere il profilo, profili falsi, più tranquill*, più riservat*, niente notifiche',
  secret:
    'con nessuno, a nessuno, non dirlo, non parlarne, tra noi, fra noi, segreto, riservat*, confidenziale, discrezione, tienilo per te, neanche una parola, fidati di me, fidati',
  urgent:
    "urgent*, urgenza, subito, immediatamente, oggi, stasera, entro mezzanotte, entro domani, entro mezzogiorno, prima di domani, in fretta, al più presto, il prima possibile, ultima possibilità, non c'è tempo, entro un'ora, entro 24, scadenza, adesso, disperat*",
  record:
    'registrato, registrata, registrazione, filmato, screenshot, nudo, nuda, nudi, nude, il tuo video, tuo video, le tue foto, tue foto, video di te, foto di te, intim*, davanti alla webcam, davanti alla telecamera, spogliat*',
  spread:
    'la tua famiglia, tua famiglia, i tuoi amici, tuoi amici, tuoi contatti, i tuoi cari, tuoi colleghi, tua moglie, tuo marito, tuo capo, tuoi genitori, tutti i tuoi, pubblic*, diffond*, su internet, in rete, online, lo vedranno, lo riceveranno, tutti sapranno, rovin*, follower',
  else: 'altrimenti, sennò, se no, o lo, o tutti, o i tuoi, o la tua, oppure, se non, se ti rifiuti, a meno che, prima che, te ne pentirai, mi blocchi, ultimo avviso',
  verify:
    'verific*, registrati, registrarti, registrazione, iscriviti, conferm*, convalid*, dimostr*, accedi, identific*, clicca, apri il link, attiva, attivare, compila, inserisci, autentic*',
  safe: "sicuro, sicura, sicurezza, agenzia, prima di vederci, prima di incontrarci, prima dell'incontro, prima del nostro, prima che ci, profili falsi, fake, persona vera, reale, maggiorenne, età, 18 anni, gratis, gratuit*, non costa nulla, non costa niente, non un bot, vinto, vincitore, account sarà, badge",
  bankcard:
    "carta di credito, carta di debito, bancomat, numero della carta, dati della carta, password, codice sms, codice che ricevi, codice che ti arriva, sei cifre, carta d'identità, documento d'identità, dati bancari, otp, cvv",
  treat: 'cena, pranzo, gelato, caffè, offro io, ti offro, ti invito, torta, aperitivo, pizza',
  warn: 'truff*, imbrogli*, frode, raggiro, attenzione a, phishing, troppo bello per, segnalato, riattaccato, mai mandare, mai soldi',
  love: 'amore, amore mio, tesoro, cara mia, mia regina, mio re, angelo mio, piccola, bellissima, mia moglie, mio marito, fidanzat*, il nostro futuro, anima gemella',
};
