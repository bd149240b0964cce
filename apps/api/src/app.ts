import type { FastifyInstance } from 'fastify';
import { accountsJobs } from './features/accounts/jobs.ts';
import { accountExporter, hashToken, identifyCaller } from './features/accounts/public.ts';
import { accountsRoutes, type AccountsParts } from './features/accounts/routes.ts';
import { albumRoutes } from './features/album/routes.ts';
import { callsJobs } from './features/calls/jobs.ts';
import { callsEraser, callsExporter, type CallClock } from './features/calls/public.ts';
import { callsRoutes } from './features/calls/routes.ts';
import { chatJobs } from './features/chat/jobs.ts';
import {
  changeTranslations,
  chatEraser,
  chatExporter,
  hasThreadWith,
  countUnreadMessages,
  hasMuted,
  markAllRead,
  membersMessagedBy,
  isFileOffered,
  readRecentConversation,
  emitFilePaid,
  unreadMessages,
} from './features/chat/public.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { contactsEraser, contactsExporter, offersContact } from './features/contacts/public.ts';
import { contactsRoutes } from './features/contacts/routes.ts';
import { discoveryJobs } from './features/discovery/jobs.ts';
import { discoveryEraser, discoveryExporter, indexMember } from './features/discovery/public.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { feedEraser, feedExporter } from './features/feed/public.ts';
import { feedRoutes } from './features/feed/routes.ts';
import { giftsJobs } from './features/gifts/jobs.ts';
import { giftsEraser, giftsExporter } from './features/gifts/public.ts';
import { giftsRoutes } from './features/gifts/routes.ts';
import { ledgerJobs } from './features/ledger/jobs.ts';
import { countBreaches, ledgerEraser, ledgerExporter, openLedger, readBalance } from './features/ledger/public.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { mediaEraser, mediaExporter, mediaUrl, openMedia } from './features/media/public.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { membershipJobs } from './features/membership/jobs.ts';
import { grantTrial, membershipExporter } from './features/membership/public.ts';
import { membershipRoutes } from './features/membership/routes.ts';
import { moderationJobs } from './features/moderation/jobs.ts';
import {
  mayReview,
  moderationEraser,
  moderationExporter,
  noteAct,
  reportMessage,
  requireStaff,
} from './features/moderation/public.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { notificationsJobs } from './features/notifications/jobs.ts';
import {
  countUnseenNotices,
  markNoticesSeen,
  notificationsEraser,
  notificationsExporter,
  openNotifications,
} from './features/notifications/public.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { paymentsJobs } from './features/payments/jobs.ts';
import { paidPack, paymentProgress, paymentsEraser, paymentsExporter, readRate } from './features/payments/public.ts';
import { paymentsRoutes } from './features/payments/routes.ts';
import { openPrivacy, privacyEraser, privacyExporter, readPrivacy } from './features/privacy/public.ts';
import {
  openCards,
  openProfile,
  profilesEraser,
  profilesExporter,
  readFacts,
  readOwnProfile,
  readSpoken,
} from './features/profiles/public.ts';
import { profilesRoutes } from './features/profiles/routes.ts';
import { questionsJobs } from './features/questions/jobs.ts';
import { answeredQuestions, questionsEraser, questionsExporter } from './features/questions/public.ts';
import { questionsRoutes } from './features/questions/routes.ts';
import {
  askedAmong,
  countRequests,
  countUnseenLikes,
  likedAmong,
  markLikesSeen,
  markRequestsSeen,
  noteVisit,
  socialEraser,
  socialExporter,
  unseenLikes,
  unseenVisits,
} from './features/social/public.ts';
import { socialRoutes } from './features/social/routes.ts';
import { suggestionsJobs } from './features/suggestions/jobs.ts';
import { suggestionsEraser } from './features/suggestions/public.ts';
import { suggestionsRoutes } from './features/suggestions/routes.ts';
import type { SuggestionParts } from './features/suggestions/suggestion-parts.ts';
import { supportEraser, supportExporter } from './features/support/public.ts';
import { supportRoutes } from './features/support/routes.ts';
import { translationJobs } from './features/translation/jobs.ts';
import { translationEraser, translationExporter } from './features/translation/public.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { translatorsJobs } from './features/translators/jobs.ts';
import { translatorsEraser, translatorsExporter } from './features/translators/public.ts';
import { translatorsRoutes } from './features/translators/routes.ts';
import { dropBadge, verificationEraser, verificationExporter } from './features/verification/public.ts';
import { verificationRoutes } from './features/verification/routes.ts';
import { paidThings } from './paid-things.ts';
import type { BlobStore } from './platform/blobs/blob-store.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { openPlatform, type Platform } from './platform/open-platform.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { progressJobs, progressRoute } from './platform/progress/progress-route.ts';
import { openPush } from './platform/push/push.ts';
import { realtimeJobs } from './platform/realtime/jobs.ts';
import { openSignin } from './platform/signin/open-signin.ts';
import { openSms } from './platform/sms/sms.ts';
import { openTextModel } from './platform/text-model/open-text-model.ts';
import { serveWeb } from './platform/web/serve-web.ts';
import { translatableTexts } from './translatable-texts.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly blobs: BlobStore;
  readonly jobs: readonly Job[];
  readonly callClock: CallClock;
  /** Drains: no new requests, sockets told to come back elsewhere, what runs may finish. */
  close(): Promise<void>;
}

/** The whole program, put together by hand: platform first, then the features from left to right, then the web. */
export async function buildApp(config: Config): Promise<App> {
  const platform = await openPlatform(config, { identify: identifyCaller, hashToken });
  const { server, database, edge, outbox, mailer, blobs, clientErrors } = platform;
  platform.gauges.push({ name: 'ledger_breaches', read: countBreaches });
  const cards = openCards({ liked: likedAmong, messaged: membersMessagedBy, asked: askedAmong });

  const { exports } = accountsRoutes(server, edge, accountsParts(config, platform));
  progressRoute(server, edge, { payment: paymentProgress });
  notificationsRoutes(server, edge, {
    config,
    hub: platform.realtime,
    push: openPush(config),
    mailer,
    outbox,
    faces: cards,
    hasMuted,
  });
  const media = await openMedia({ config, database, realtime: platform.realtime, blobs, log: server.log });
  await mediaRoutes(server, edge, { media, mayReview: mayReview(config.limits) });
  ledgerRoutes(server, edge, { config, mailer, outbox });
  translationRoutes(server, edge, {
    config,
    sources: translatableTexts,
    readSpoken: async (db, id) => (await readSpoken.first(db, { ids: [id] }))?.languages ?? [],
    changeTranslations,
  });
  profilesRoutes(server, edge, {
    config,
    cards,
    blobs,
    isReviewed: media.isReviewed,
    offersContact,
    wordsChanged: indexMember,
    photoChanged: (db, memberId) => dropBadge(db, memberId, config.limits),
    profileOpened: noteVisit,
  });
  membershipRoutes(server, edge, { config, mailer, outbox, paidPack });
  const payments = await paymentsRoutes(server, edge, { config, mailer, outbox });
  socialRoutes(server, edge, { cards, limits: config.limits, hasThreadWith });
  discoveryRoutes(server, edge, { config, cards });
  feedRoutes(server, edge, { config, cards, media });
  albumRoutes(server, edge, {
    view: media.view,
    cards,
    limits: config.limits,
    messages: { offers: isFileOffered, emitPaid: emitFilePaid },
  });
  contactsRoutes(server, edge, { config });
  giftsRoutes(server, edge, { config });
  const deliver = chatRoutes(server, edge, { config, cards, media, reportMessage });
  translatorsRoutes(server, edge, {
    limits: config.limits,
    outbox,
    staff: {
      reportMessage,
      requireStaff: (db, caller, roles) => requireStaff(db, caller, roles, config.limits),
      noteAct: async (db, act) => void (await noteAct.run(db, act)),
    },
  });
  questionsRoutes(server, edge, { ...deliver, cards, outbox });
  suggestionsRoutes(server, edge, suggestionParts(config, database));
  const callClock = callsRoutes(server, edge, { ...deliver, cards, relay: config.relay });
  verificationRoutes(server, edge, { config, intake: media.intake });
  moderationRoutes(server, edge, { config, cards, media, mailer, outbox, hasThreadWith });
  supportRoutes(server, edge, { config, mailer, outbox, clientErrors });
  await serveWeb(server, config);

  const erasers = [
    privacyEraser,
    mediaEraser(blobs),
    ledgerEraser,
    notificationsEraser,
    translationEraser,
    profilesEraser,
    paymentsEraser,
    socialEraser,
    discoveryEraser,
    feedEraser,
    contactsEraser,
    giftsEraser,
    chatEraser,
    translatorsEraser,
    questionsEraser,
    callsEraser,
    suggestionsEraser,
    verificationEraser,
    moderationEraser,
    supportEraser,
  ];
  const jobs = [
    ...accountsJobs({ config, blobs, log: server.log, exports, erasers }),
    ...mediaJobs(media),
    ...notificationsJobs({
      sources: { messages: unreadMessages, likes: unseenLikes, visits: unseenVisits },
      limits: config.limits,
    }),
    ...translationJobs({ limits: config.limits }),
    ...membershipJobs,
    ...moderationJobs,
    ...discoveryJobs({ limits: config.limits }),
    ...giftsJobs({ limits: config.limits }),
    ...chatJobs,
    ...translatorsJobs({ realtime: platform.realtime, limits: config.limits }),
    ...questionsJobs,
    ...suggestionsJobs,
    ...callsJobs({ limits: config.limits }),
    ...ledgerJobs({ log: server.log, limits: config.limits, paidThings }),
    ...paymentsJobs(payments),
    ...progressJobs,
    ...realtimeJobs,
  ];
  return {
    server,
    database,
    outbox,
    blobs,
    jobs,
    callClock,
    close: () => callClock.close().then(() => platform.close()),
  };
}

/** What the features to the right contribute to an account: what is opened with it, shown of it, exported from it. */
function accountsParts(config: Config, { database, mailer, blobs, outbox }: Platform): AccountsParts {
  return {
    config,
    mailer,
    blobs,
    outbox,
    signin: openSignin(config),
    sms: openSms(config, database),
    grantTrial,
    openers: [openPrivacy, openLedger, openNotifications, openProfile, indexMember],
    exporters: [
      accountExporter,
      privacyExporter,
      mediaExporter(blobs),
      ledgerExporter,
      notificationsExporter,
      translationExporter,
      profilesExporter,
      membershipExporter,
      paymentsExporter,
      socialExporter,
      discoveryExporter,
      feedExporter,
      contactsExporter,
      giftsExporter,
      chatExporter,
      translatorsExporter,
      questionsExporter,
      callsExporter,
      verificationExporter,
      moderationExporter,
      supportExporter,
    ],
    me: {
      profile: readOwnProfile,
      privacy: readPrivacy,
      balance: readBalance,
      rate: readRate,
      pictureUrl: (name) => mediaUrl(name, 'whole'),
      async counters(db, memberId) {
        const [likeme, message, notification, request] = await Promise.all([
          countUnseenLikes(db, memberId),
          countUnreadMessages(db, memberId),
          countUnseenNotices(db, memberId),
          countRequests(db, memberId),
        ]);
        return { likeme, message, request, notification, order: 0 };
      },
    },
    async markRead({ db, memberId, type, emit }) {
      if (type === 'likeme') emit(await markLikesSeen(db, memberId));
      if (type === 'notification') emit(await markNoticesSeen(db, memberId));
      if (type === 'request') emit(await markRequestsSeen(db, memberId));
      if (type === 'message') emit(await markAllRead(db, memberId));
    },
  };
}

/** What suggestions are made from: words of profiles and the last messages of two. */
function suggestionParts(config: Config, database: Database): SuggestionParts {
  return {
    database,
    limits: config.limits,
    model: openTextModel(config.textModel),
    readFacts: (db, member, language) => readFacts.first(db, { member, language }),
    readAnswered: (db, member, language) => answeredQuestions.all(db, { member, language, most: 3 }),
    readRecentConversation: (db, reader, member, language) =>
      readRecentConversation.all(db, { reader, member, language, most: 6 }),
    hasThreadWith,
  };
}
