import type { Language } from '@peonia/i18n/languages.ts';

/** What the client itself says; everything else is the page. */
export interface ClientTexts {
  readonly open: string;
  readonly chats: string;
  readonly update: string;
  readonly quit: string;
  readonly unread: (count: number) => string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly crashTitle: string;
  readonly crashText: string;
  readonly retry: string;
  readonly iconTitle: string;
  readonly iconText: string;
  readonly leaveText: string;
  readonly leave: string;
  readonly stay: string;
}

export const clientTexts: Readonly<Record<Language, ClientTexts>> = {
  en: {
    open: 'Open',
    chats: 'Chats',
    update: 'Restart and update',
    quit: 'Quit',
    unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    offlineTitle: 'No connection',
    offlineText: 'The page cannot be reached. It opens by itself as soon as it can.',
    crashTitle: 'Something went wrong',
    crashText: 'The page has stopped several times. Your drafts are safe.',
    retry: 'Try again',
    iconTitle: 'Still here',
    iconText: 'The app keeps running as an icon so that messages reach you. You can quit it from the icon’s menu.',
    leaveText: 'You have unsaved changes on this page.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
  zh: {
    open: '打开',
    chats: '聊天',
    update: '重新启动并更新',
    quit: '退出',
    unread: (count) => `${count} 条未读消息`,
    offlineTitle: '没有网络连接',
    offlineText: '无法打开页面。连接恢复后会自动打开。',
    crashTitle: '出了点问题',
    crashText: '页面多次停止运行。你的草稿不会丢失。',
    retry: '重试',
    iconTitle: '仍在运行',
    iconText: '程序会以图标形式继续运行，让你不错过消息。可从图标菜单退出。',
    leaveText: '此页面上有未保存的更改。',
    leave: '不保存并离开',
    stay: '留下',
  },
  tw: {
    open: '開啟',
    chats: '聊天',
    update: '重新啟動並更新',
    quit: '結束',
    unread: (count) => `${count} 則未讀訊息`,
    offlineTitle: '沒有網路連線',
    offlineText: '無法開啟頁面。連線恢復後會自動開啟。',
    crashTitle: '出了點問題',
    crashText: '頁面多次停止運作。你的草稿不會遺失。',
    retry: '再試一次',
    iconTitle: '仍在執行',
    iconText: '程式會以圖示繼續執行，讓你不錯過訊息。可從圖示選單結束。',
    leaveText: '此頁面有未儲存的變更。',
    leave: '不儲存並離開',
    stay: '留下',
  },
  de: {
    open: 'Öffnen',
    chats: 'Chats',
    update: 'Neu starten und aktualisieren',
    quit: 'Beenden',
    unread: (count) => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
    offlineTitle: 'Keine Verbindung',
    offlineText: 'Die Seite ist nicht erreichbar. Sie öffnet sich von selbst, sobald es geht.',
    crashTitle: 'Etwas ist schiefgegangen',
    crashText: 'Die Seite wurde mehrmals beendet. Deine Entwürfe sind sicher.',
    retry: 'Noch einmal versuchen',
    iconTitle: 'Weiter für dich da',
    iconText:
      'Das Programm läuft als Symbol weiter, damit dich Nachrichten erreichen. Beenden kannst du es im Menü des Symbols.',
    leaveText: 'Auf dieser Seite gibt es ungespeicherte Änderungen.',
    leave: 'Ohne Speichern verlassen',
    stay: 'Bleiben',
  },
  it: {
    open: 'Apri',
    chats: 'Chat',
    update: 'Riavvia e aggiorna',
    quit: 'Esci',
    unread: (count) => (count === 1 ? '1 messaggio non letto' : `${count} messaggi non letti`),
    offlineTitle: 'Nessuna connessione',
    offlineText: 'La pagina non è raggiungibile. Si aprirà da sola appena possibile.',
    crashTitle: 'Qualcosa è andato storto',
    crashText: 'La pagina si è fermata più volte. Le tue bozze sono al sicuro.',
    retry: 'Riprova',
    iconTitle: 'Ancora attivo',
    iconText: 'Il programma resta attivo come icona, così ricevi i messaggi. Puoi uscire dal menu dell’icona.',
    leaveText: 'In questa pagina ci sono modifiche non salvate.',
    leave: 'Esci senza salvare',
    stay: 'Resta',
  },
  fr: {
    open: 'Ouvrir',
    chats: 'Discussions',
    update: 'Redémarrer et mettre à jour',
    quit: 'Quitter',
    unread: (count) => (count === 1 ? '1 message non lu' : `${count} messages non lus`),
    offlineTitle: 'Pas de connexion',
    offlineText: 'La page est inaccessible. Elle s’ouvrira d’elle-même dès que possible.',
    crashTitle: 'Un problème est survenu',
    crashText: 'La page s’est arrêtée plusieurs fois. Vos brouillons sont conservés.',
    retry: 'Réessayer',
    iconTitle: 'Toujours là',
    iconText:
      'Le programme reste actif sous forme d’icône pour que vos messages vous parviennent. Quittez-le depuis le menu de l’icône.',
    leaveText: 'Des modifications de cette page ne sont pas enregistrées.',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester',
  },
  ja: {
    open: '開く',
    chats: 'チャット',
    update: '再起動して更新',
    quit: '終了',
    unread: (count) => `未読メッセージ${count}件`,
    offlineTitle: '接続できません',
    offlineText: 'ページを開けません。つながり次第、自動で開きます。',
    crashTitle: '問題が発生しました',
    crashText: 'ページが何度か停止しました。下書きは残っています。',
    retry: 'もう一度試す',
    iconTitle: '起動したままです',
    iconText: 'メッセージを受け取れるよう、アイコンとして動き続けます。終了はアイコンのメニューから行えます。',
    leaveText: 'このページに保存していない変更があります。',
    leave: '保存せずに移動',
    stay: 'とどまる',
  },
  ko: {
    open: '열기',
    chats: '채팅',
    update: '다시 시작하고 업데이트',
    quit: '종료',
    unread: (count) => `읽지 않은 메시지 ${count}개`,
    offlineTitle: '연결되지 않았어요',
    offlineText: '페이지를 열 수 없어요. 연결되면 저절로 열려요.',
    crashTitle: '문제가 생겼어요',
    crashText: '페이지가 여러 번 멈췄어요. 초안은 그대로예요.',
    retry: '다시 시도',
    iconTitle: '계속 실행 중',
    iconText: '메시지를 받을 수 있도록 아이콘으로 계속 실행돼요. 아이콘 메뉴에서 종료할 수 있어요.',
    leaveText: '이 페이지에 저장하지 않은 변경 사항이 있어요.',
    leave: '저장하지 않고 나가기',
    stay: '머무르기',
  },
};
