import type { DifferenceCase, SettlementImport } from '@peonia/contract/money/reconciliation.ts';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { DifferenceDecision } from './difference-decision.tsx';
import { ImportResult } from './import-result.tsx';

describe('ImportResult', () => {
  const imported: SettlementImport = {
    state: 'imported',
    settlement: null,
    known_lines: 0,
    differences: 0,
    problems: [],
    more_problems: 0,
  };
  const draw = (change: Partial<SettlementImport>) =>
    renderStatic(<ImportResult outcome={{ ...imported, ...change }} mostBytes={5_000_000} />);

  it('says that everything agrees', () => {
    expect(draw({})).toContain('Everything agrees.');
  });

  it('counts the differences', () => {
    expect(draw({ differences: 2 })).toContain('2 differences were found.');
  });

  it('counts lines of earlier reports', () => {
    expect(draw({ known_lines: 1 })).toContain('1 line stood in an earlier report.');
  });

  it('says that a known report changed nothing', () => {
    expect(draw({ state: 'known' })).toContain('Nothing was changed.');
  });

  it('names the line and the column of a problem', () => {
    const html = draw({ state: 'invalid', problems: [{ line: 3, problem: 'amount', column: 'Net' }] });

    expect(html).toContain('Line 3: no valid amount (Net)');
  });

  it('counts the problems that are not listed', () => {
    expect(draw({ state: 'invalid', more_problems: 4 })).toContain('and 4 more lines');
  });

  it('says how large a report may be', () => {
    expect(renderStatic(<ImportResult outcome="too-large" mostBytes={5_000_000} />)).toContain('larger than 5 MB');
  });
});

describe('DifferenceDecision', () => {
  const draw = (change: Partial<DifferenceCase>) =>
    renderStatic(
      <DifferenceDecision difference={{ id: 1, state: 'open', asked: false, ...change } as DifferenceCase} />,
    );

  it('offers a correction of an open difference', () => {
    expect(draw({})).toContain('Request correction');
  });

  it('opens an explained difference again', () => {
    expect(draw({ state: 'explained' })).toContain('Open again');
  });

  it('offers no correction of an explained difference', () => {
    expect(draw({ state: 'explained' })).not.toContain('Request correction');
  });

  it('is absent while a correction waits for a colleague', () => {
    expect(draw({ asked: true })).not.toContain('Decision');
  });

  it('is absent for a difference that agrees by now', () => {
    expect(draw({ state: 'resolved' })).not.toContain('Decision');
  });
});
