import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { riskLevels, riskRules, similarReasons, type RiskLevel, type RiskRuleName } from './risk.ts';

const closed = { additionalProperties: false } as const;

export const MemberRisk = Type.Object(
  {
    score: described('Sum of the points, at most 100. Nothing follows from it.', Type.Integer()),
    level: described('What the score amounts to.', oneOf(Object.keys(riskLevels) as RiskLevel[])),
    signals: described(
      'What counts, the most points first.',
      Type.Array(
        Type.Object(
          {
            rule: described('What was counted.', oneOf(Object.keys(riskRules) as RiskRuleName[])),
            count: described('How many were counted.', Type.Integer()),
            points: described('What they add to the score.', Type.Integer()),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
);

const similarFields = {
  id: Type.Integer(),
  name: Type.String(),
  status: oneOf(['active', 'closed', 'suspended']),
  reasons: described('What it has in common with the member.', Type.Array(oneOf(similarReasons))),
  carried: described('Whether it was suspended together with the member and still is.', Type.Boolean()),
  seen_at: described('When that was seen last.', nullable(Type.String())),
};

export const SimilarAccount = Type.Object(similarFields, closed);

export const WaveAccount = Type.Object(
  {
    ...similarFields,
    degree: described('1 with something in common with the member, 2 through another account.', oneOf([1, 2])),
    via: described(
      'The account in between; its reasons are those that it shares with this one.',
      nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, closed)),
    ),
  },
  closed,
);
