import { catalogueShelves, counterSources, figureSources, riskSource, riskSources } from '../accounts/public.ts';
import { filesInMessages } from '../album/public.ts';
import { firstMessages } from '../discovery/public.ts';
import { feature } from '../feature.ts';
import { media } from '../media/public.ts';
import { mutedMessages, unreadSources } from '../notifications/public.ts';
import { hasConversation } from '../privacy/public.ts';
import { conversed } from '../profiles/public.ts';
import { answeredQuestions, lastMessages, memberFacts } from '../suggestions/public.ts';
import { translatableTexts, translationChanges } from '../translation/public.ts';
import { templateShelf } from './catalogue/catalogue-templates.ts';
import { firstTalkFigures, messageFigures } from './chat-figures.sql.ts';
import { messageDelivery, messageTemplates, suspiciousMessage } from './hooks.ts';
import { chatJobs } from './jobs.ts';
import { isFileOffered, emitFilePaid } from './messages/paid-file.ts';
import { readRecentConversation } from './messages/recent-conversation.sql.ts';
import { chatEraser, chatExporter, unreadMessages } from './own-messages.ts';
import { chatRoutes } from './routes.ts';
import { messageRisk } from './scam/message-risk.sql.ts';
import { openTemplates } from './templates/open-templates.ts';
import { firstMessagesByReceiver } from './threads/first-messages.sql.ts';
import { hasMuted, hasThreadWith } from './threads/thread-facts.ts';
import { sumOfUnread, threadExists } from './threads/thread-member.sql.ts';
import { markAllRead } from './threads/unread-counter.ts';
import { changeTranslations } from './translation/change-translations.ts';
import { translatableMessages } from './translation/translatable-messages.ts';

export const chat = feature({
  name: 'chat',
  routes: chatRoutes,
  jobs: chatJobs,
  eraser: chatEraser,
  exporter: chatExporter,
  provides: [
    riskSources.provide(() => riskSource(messageRisk)),
    figureSources.provide(() => messageFigures),
    figureSources.provide(() => firstTalkFigures),
    messageDelivery.provide(({ database, realtime, limits, use }) => ({
      database,
      realtime,
      limits,
      media: use(media),
      reportMessage: use(suspiciousMessage),
      templates: use(messageTemplates),
      mentions: { readFacts: use(memberFacts), readAnswered: use(answeredQuestions) },
    })),
    messageTemplates.provide(({ database }) => openTemplates(database)),
    catalogueShelves.provide(({ use }) => templateShelf(use(messageTemplates))),
    hasConversation.provide(() => hasThreadWith),
    conversed.provide(() => threadExists),
    firstMessages.provide(() => firstMessagesByReceiver),
    counterSources.message.provide(() => ({ sql: sumOfUnread, markRead: markAllRead })),
    filesInMessages.provide(() => ({ offers: isFileOffered, emitPaid: emitFilePaid })),
    lastMessages.provide(
      () => (db, reader, member, language) => readRecentConversation.all(db, { reader, member, language, most: 6 }),
    ),
    mutedMessages.provide(() => hasMuted),
    translatableTexts.message.provide(() => translatableMessages),
    translationChanges.provide(() => changeTranslations),
    unreadSources.messages.provide(() => unreadMessages),
  ],
});
