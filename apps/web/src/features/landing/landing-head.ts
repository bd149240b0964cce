import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';
import portrait from './portraits/mei.webp';

/** Title and description of the landing page. */
export function landingHead(i18n: I18n): Head {
  return {
    title: i18n._(msg`Write in your language, be understood in theirs`),
    description: i18n._(
      msg`A place for serious friendship and love across borders. Messages arrive translated, and the original stays one line below.`,
    ),
    image: portrait,
  };
}
