-- Texts that staff insert into an answer: one in each language. {name} is the writer, {brand} the product.
create table support_template (
  id bigint generated always as identity primary key,
  key text not null unique,
  category text not null
);

create table support_template_text (
  template_id bigint not null references support_template (id) on delete cascade,
  language text not null,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  primary key (template_id, language)
);

insert into support_template (key, category) values
  ('change_address', 'account'),
  ('gold_missing', 'payment'),
  ('report_member', 'safety'),
  ('data_export', 'privacy'),
  ('more_details', 'contact');

insert into support_template_text (template_id, language, title, content)
select t.id, texts.language, texts.title, texts.content
from support_template t
join (values
  ('change_address', 'en', 'Change the e-mail address', e'Hello {name},\n\nyou can change your e-mail address yourself: open Settings, then “Verification”. We send a code to the new address, and the old one gets a message about the change.\n\nKind regards\n{brand}'),
  ('change_address', 'de', 'E-Mail-Adresse ändern', e'Hallo {name},\n\ndeine E-Mail-Adresse kannst du selbst ändern: Öffne die Einstellungen und dort „Verifizierung“. Wir schicken einen Code an die neue Adresse; die alte erhält eine Nachricht über die Änderung.\n\nViele Grüße\n{brand}'),
  ('change_address', 'fr', 'Changer l’adresse e-mail', e'Bonjour {name},\n\nVous pouvez changer vous-même votre adresse e-mail : ouvrez les Paramètres, puis « Vérification ». Nous envoyons un code à la nouvelle adresse, et l’ancienne reçoit un message qui annonce le changement.\n\nCordialement,\n{brand}'),
  ('change_address', 'it', 'Cambiare l’indirizzo e-mail', e'Ciao {name},\n\npuoi cambiare da te il tuo indirizzo e-mail: apri le Impostazioni e poi «Verifica». Inviamo un codice al nuovo indirizzo e avvisiamo quello vecchio della modifica.\n\nCordiali saluti\n{brand}'),
  ('change_address', 'ja', 'メールアドレスの変更', e'{name} 様\n\nメールアドレスはご自身で変更いただけます。「設定」から「本人確認」を開いてください。新しいアドレスにコードをお送りし、以前のアドレスには変更のお知らせをお送りします。\n\n{brand}'),
  ('change_address', 'ko', '이메일 주소 변경', e'{name} 님, 안녕하세요.\n\n이메일 주소는 직접 변경하실 수 있습니다. 설정에서 “본인 인증”을 열어 주세요. 새 주소로 코드를 보내 드리고, 기존 주소로는 변경 사실을 알려 드립니다.\n\n{brand} 드림'),
  ('change_address', 'tw', '更改電子郵件地址', e'{name} 你好：\n\n你可以自行更改電子郵件地址：打開「設定」，再選「身分驗證」。我們會把驗證碼寄到新地址，並通知舊地址這項變更。\n\n{brand} 敬上'),
  ('change_address', 'zh', '更改邮箱地址', e'{name}，你好：\n\n你可以自行更改邮箱地址：打开“设置”，再进入“身份验证”。我们会把验证码发到新地址，并通知旧地址这一变更。\n\n{brand}'),
  ('gold_missing', 'en', 'Gold has not arrived', e'Hello {name},\n\nthank you for writing. Please send us the day, the amount and the way you paid, but never a card number. A payment can take up to 24 hours to be confirmed; the gold then appears by itself. If it does not, we credit or refund it.\n\nKind regards\n{brand}'),
  ('gold_missing', 'de', 'Gold ist nicht angekommen', e'Hallo {name},\n\ndanke für deine Nachricht. Nenne uns bitte den Tag, den Betrag und den Zahlungsweg, aber niemals eine Kartennummer. Eine Zahlung kann bis zu 24 Stunden brauchen, bis sie bestätigt ist; dann erscheint das Gold von selbst. Falls nicht, schreiben wir es gut oder erstatten es.\n\nViele Grüße\n{brand}'),
  ('gold_missing', 'fr', 'L’or n’est pas arrivé', e'Bonjour {name},\n\nMerci de nous avoir écrit. Indiquez-nous le jour, le montant et le moyen de paiement, mais jamais un numéro de carte. La confirmation d’un paiement peut prendre jusqu’à 24 heures ; l’or apparaît ensuite tout seul. Sinon, nous le créditons ou nous vous remboursons.\n\nCordialement,\n{brand}'),
  ('gold_missing', 'it', 'L’oro non è arrivato', e'Ciao {name},\n\ngrazie per averci scritto. Indicaci il giorno, l’importo e il metodo di pagamento, ma mai un numero di carta. La conferma di un pagamento può richiedere fino a 24 ore; poi l’oro compare da solo. Altrimenti lo accreditiamo o ti rimborsiamo.\n\nCordiali saluti\n{brand}'),
  ('gold_missing', 'ja', 'ゴールドが届かない', e'{name} 様\n\nご連絡ありがとうございます。お支払いの日付、金額、お支払い方法をお知らせください（カード番号は決して送らないでください）。お支払いの確認には最大24時間かかることがあり、確認後にゴールドが自動で反映されます。反映されない場合は、付与または返金いたします。\n\n{brand}'),
  ('gold_missing', 'ko', '골드가 들어오지 않음', e'{name} 님, 안녕하세요.\n\n문의해 주셔서 감사합니다. 결제하신 날짜, 금액, 결제 수단을 알려 주세요. 카드 번호는 절대 보내지 마세요. 결제 확인에는 최대 24시간이 걸릴 수 있으며, 확인되면 골드가 자동으로 들어옵니다. 그렇지 않으면 적립하거나 환불해 드립니다.\n\n{brand} 드림'),
  ('gold_missing', 'tw', '金幣沒有入帳', e'{name} 你好：\n\n謝謝你的來信。請告訴我們付款的日期、金額與方式，但千萬不要傳送卡號。付款確認最多可能需要 24 小時，之後金幣會自動入帳。若沒有入帳，我們會補發或退款。\n\n{brand} 敬上'),
  ('gold_missing', 'zh', '金币没有到账', e'{name}，你好：\n\n感谢来信。请告诉我们付款的日期、金额和方式，但千万不要发送卡号。付款确认最多可能需要 24 小时，之后金币会自动到账。如果没有到账，我们会补发或退款。\n\n{brand}'),
  ('report_member', 'en', 'How to report a member', e'Hello {name},\n\nplease report the member from their profile or from the message itself: the evidence then comes along and our team decides faster. Do not send money, gift cards or codes to anybody. If you already have, tell us when and how much. In immediate danger, call the police first.\n\nKind regards\n{brand}'),
  ('report_member', 'de', 'Ein Mitglied melden', e'Hallo {name},\n\nbitte melde das Mitglied über sein Profil oder die Nachricht selbst: So kommen die Belege mit, und unser Team entscheidet schneller. Schicke niemandem Geld, Geschenkkarten oder Codes. Falls das schon geschehen ist, sag uns wann und wie viel. Bei akuter Gefahr ruf zuerst die Polizei.\n\nViele Grüße\n{brand}'),
  ('report_member', 'fr', 'Signaler un membre', e'Bonjour {name},\n\nSignalez le membre depuis son profil ou depuis le message lui-même : les preuves nous parviennent avec le signalement et notre équipe décide plus vite. N’envoyez à personne de l’argent, des cartes cadeaux ou des codes. Si c’est déjà fait, dites-nous quand et combien. En cas de danger immédiat, appelez d’abord la police.\n\nCordialement,\n{brand}'),
  ('report_member', 'it', 'Segnalare un membro', e'Ciao {name},\n\nsegnala il membro dal suo profilo o dal messaggio stesso: così arrivano anche le prove e il nostro team decide più in fretta. Non inviare a nessuno denaro, carte regalo o codici. Se lo hai già fatto, dicci quando e quanto. In caso di pericolo immediato chiama prima la polizia.\n\nCordiali saluti\n{brand}'),
  ('report_member', 'ja', '会員を通報する方法', e'{name} 様\n\n相手のプロフィール、またはメッセージそのものから通報してください。証拠が一緒に届き、より早く判断できます。お金、ギフトカード、コードは誰にも送らないでください。すでに送ってしまった場合は、日時と金額をお知らせください。危険が迫っているときは、まず警察にご連絡ください。\n\n{brand}'),
  ('report_member', 'ko', '회원 신고 방법', e'{name} 님, 안녕하세요.\n\n상대방의 프로필이나 메시지에서 직접 신고해 주세요. 증거가 함께 전달되어 더 빨리 판단할 수 있습니다. 누구에게도 돈, 기프트 카드, 코드를 보내지 마세요. 이미 보내셨다면 언제 얼마를 보냈는지 알려 주세요. 급박한 위험이 있으면 먼저 경찰에 연락하세요.\n\n{brand} 드림'),
  ('report_member', 'tw', '如何檢舉會員', e'{name} 你好：\n\n請從對方的個人檔案或訊息本身檢舉：證據會一併送出，我們的團隊也能更快處理。請勿把錢、禮物卡或驗證碼交給任何人。如果已經給了，請告訴我們時間與金額。若有立即的危險，請先報警。\n\n{brand} 敬上'),
  ('report_member', 'zh', '如何举报会员', e'{name}，你好：\n\n请从对方的个人资料或消息本身进行举报：证据会一并提交，我们的团队也能更快处理。不要把钱、礼品卡或验证码给任何人。如果已经给了，请告诉我们时间和金额。遇到紧急危险，请先报警。\n\n{brand}'),
  ('data_export', 'en', 'Get or delete my data', e'Hello {name},\n\nunder Settings, “Your data and your account”, you can download everything we keep about you and delete your account. A deleted account can be restored for 30 days; after that its data is erased.\n\nKind regards\n{brand}'),
  ('data_export', 'de', 'Daten erhalten oder löschen', e'Hallo {name},\n\nin den Einstellungen unter „Deine Daten und dein Konto“ kannst du alles herunterladen, was wir über dich speichern, und dein Konto löschen. Ein gelöschtes Konto lässt sich 30 Tage lang wiederherstellen; danach werden die Daten gelöscht.\n\nViele Grüße\n{brand}'),
  ('data_export', 'fr', 'Obtenir ou supprimer mes données', e'Bonjour {name},\n\nDans les Paramètres, sous « Vos données et votre compte », vous pouvez télécharger tout ce que nous conservons à votre sujet et supprimer votre compte. Un compte supprimé peut être rétabli pendant 30 jours ; ses données sont ensuite effacées.\n\nCordialement,\n{brand}'),
  ('data_export', 'it', 'Ottenere o cancellare i miei dati', e'Ciao {name},\n\nnelle Impostazioni, in «I tuoi dati e il tuo account», puoi scaricare tutto ciò che conserviamo su di te ed eliminare il tuo account. Un account eliminato si può ripristinare per 30 giorni; poi i dati vengono cancellati.\n\nCordiali saluti\n{brand}'),
  ('data_export', 'ja', 'データの取得と削除', e'{name} 様\n\n「設定」の「データとアカウント」から、保存されているデータをすべてダウンロードしたり、アカウントを削除したりできます。削除したアカウントは30日間は元に戻せます。その後、データは消去されます。\n\n{brand}'),
  ('data_export', 'ko', '내 데이터 받기 또는 삭제', e'{name} 님, 안녕하세요.\n\n설정의 “내 데이터와 계정”에서 저장된 모든 데이터를 내려받거나 계정을 삭제할 수 있습니다. 삭제한 계정은 30일 동안 복구할 수 있으며, 그 후에는 데이터가 지워집니다.\n\n{brand} 드림'),
  ('data_export', 'tw', '取得或刪除我的資料', e'{name} 你好：\n\n在「設定」的「你的資料和帳號」中，你可以下載我們保存的所有關於你的資料，也可以刪除帳號。刪除後 30 天內可以恢復，之後資料會被清除。\n\n{brand} 敬上'),
  ('data_export', 'zh', '获取或删除我的数据', e'{name}，你好：\n\n在“设置”的“你的数据和账号”中，你可以下载我们保存的所有关于你的数据，也可以删除账号。删除后 30 天内可以恢复，之后数据会被清除。\n\n{brand}'),
  ('more_details', 'en', 'Ask for more details', e'Hello {name},\n\nthank you for writing. So that we can help, please tell us what you did, what you expected and what happened instead, and on which device. Please never send a password or a code.\n\nKind regards\n{brand}'),
  ('more_details', 'de', 'Um Einzelheiten bitten', e'Hallo {name},\n\ndanke für deine Nachricht. Damit wir helfen können, schreib uns bitte, was du getan hast, was du erwartet hast und was stattdessen geschah, und auf welchem Gerät. Schicke uns bitte nie ein Passwort oder einen Code.\n\nViele Grüße\n{brand}'),
  ('more_details', 'fr', 'Demander des précisions', e'Bonjour {name},\n\nMerci de nous avoir écrit. Pour que nous puissions vous aider, dites-nous ce que vous avez fait, ce que vous attendiez, ce qui s’est passé à la place et sur quel appareil. N’envoyez jamais de mot de passe ni de code.\n\nCordialement,\n{brand}'),
  ('more_details', 'it', 'Chiedere maggiori dettagli', e'Ciao {name},\n\ngrazie per averci scritto. Per poterti aiutare, dicci che cosa hai fatto, che cosa ti aspettavi, che cosa è successo invece e su quale dispositivo. Non inviare mai una password o un codice.\n\nCordiali saluti\n{brand}'),
  ('more_details', 'ja', '詳しい状況を尋ねる', e'{name} 様\n\nご連絡ありがとうございます。行った操作、期待していた結果、実際に起きたこと、お使いの端末をお知らせいただけますか。パスワードやコードは決して送らないでください。\n\n{brand}'),
  ('more_details', 'ko', '자세한 내용 요청', e'{name} 님, 안녕하세요.\n\n문의해 주셔서 감사합니다. 도와 드릴 수 있도록 어떤 동작을 하셨는지, 무엇을 기대하셨는지, 실제로 어떻게 되었는지, 어떤 기기를 쓰시는지 알려 주세요. 비밀번호나 코드는 절대 보내지 마세요.\n\n{brand} 드림'),
  ('more_details', 'tw', '請求更多細節', e'{name} 你好：\n\n謝謝你的來信。為了能協助你，請告訴我們你做了什麼、預期什麼、實際發生了什麼，以及使用的裝置。請不要傳送密碼或驗證碼。\n\n{brand} 敬上'),
  ('more_details', 'zh', '请求更多细节', e'{name}，你好：\n\n感谢来信。为了能帮助你，请告诉我们你做了什么、预期什么、实际发生了什么，以及使用的设备。请不要发送密码或验证码。\n\n{brand}')
) as texts (key, language, title, content) using (key);

-- A ticket that went on in another one of the same writer.
alter table support_ticket
  add column merged_into bigint references support_ticket (id) on delete cascade,
  add constraint support_ticket_merged check (merged_into is null or (merged_into <> id and status = 'solved'));

create index support_ticket_merged_into on support_ticket (merged_into) where merged_into is not null;

-- The tickets of one address, for those without an account.
create index support_ticket_email on support_ticket (email) where account_id is null;
