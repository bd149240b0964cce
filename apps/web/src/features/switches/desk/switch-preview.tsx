import { Trans } from '@lingui/react/macro';
import type { SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { aimOf, isAimComplete, type SwitchDraft } from './draft-fields.ts';
import { useReach } from './switch-queries.ts';
import { kindOf } from './switch-state.ts';

/** How many active members the change reaches, before it is made. */
export function SwitchPreview({ name, draft }: { name: SwitchName; draft: SwitchDraft }) {
  const { language } = useLanguage();
  const isComplete = isAimComplete(draft);
  const reach = useReach(name, aimOf(draft), isComplete);
  const members = reach === undefined ? '' : formatNumber(language, reach.members);
  const total = reach === undefined ? '' : formatNumber(language, reach.total);
  const unknown = reach?.unknown.join(', ') ?? '';
  const isFlag = kindOf(name) === 'flag';
  return (
    <div role="status" className="small">
      {!isComplete ? (
        <Trans>Choose whom it is for to see how many members that are.</Trans>
      ) : reach === undefined ? (
        <Trans>Counting members…</Trans>
      ) : isFlag && draft.is_on && draft.audience === 'percent' ? (
        <Trans>
          About {members} of {total} active members have it.
        </Trans>
      ) : isFlag && draft.is_on ? (
        <Trans>
          {members} of {total} active members have it.
        </Trans>
      ) : draft.is_on === (name === 'maintenance') ? (
        <Trans>Affects all {total} active members, and guests.</Trans>
      ) : (
        <Trans>Available to all {total} active members.</Trans>
      )}
      {unknown === '' ? null : (
        <p>
          <Trans>Unknown or not active: {unknown}</Trans>
        </p>
      )}
    </div>
  );
}
