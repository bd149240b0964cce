import type { validateFields as endpoint } from '@peonia/contract/accounts/accounts.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { ageOn } from '@peonia/core/birthday.ts';
import { dayOf, isCalendarDay } from '@peonia/core/calendar-day.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call, ClientHint } from '../../../platform/http/call.ts';
import { readRefusedBirthday, storeRefusedBirthday } from '../administration/refused-birthdays.ts';
import { readEmail, readPhone } from '../contact.ts';
import { isNameTaken, nameProblem, readName } from './name-rule.ts';
import { passwordProblem } from './password-rule.ts';

/** Per field `ok` or an error code. Never discloses whether an address is registered. */
export async function validateFields(
  { db, body, client }: Call<typeof endpoint>,
  config: Config,
): Promise<Record<string, 'ok' | number>> {
  const problems: Record<string, ErrorName | null> = {};
  if (body.name !== undefined) problems['name'] = await newNameProblem(db, body.name, config);
  if (body.email !== undefined) problems['email'] = readEmail(body.email) === null ? 'email_invalid' : null;
  if (body.phone !== undefined) problems['phone'] = readPhone(body.phone) === null ? 'phone_invalid' : null;
  if (body.password !== undefined)
    problems['password'] = await passwordProblem(body.password, [body.name ?? '', body.email ?? ''], config.limits);
  if (body.birthday !== undefined)
    problems['birthday'] = await birthdayProblem(db, { birthday: body.birthday, client }, config);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problem === null ? 'ok' : errors[problem].code]),
  );
}

async function newNameProblem(
  db: Call<typeof endpoint>['db'],
  text: string,
  config: Config,
): Promise<ErrorName | null> {
  const problem = nameProblem(text, config);
  if (problem !== null) return problem;
  return (await isNameTaken(db, readName(text, config.limits) ?? '', config.brand)) ? 'name_taken' : null;
}

/** A birthday under the minimum age is remembered for the device. */
async function birthdayProblem(
  db: Call<typeof endpoint>['db'],
  { birthday, client }: { birthday: string; client: ClientHint },
  { limits, hashSecret: secret }: Config,
): Promise<ErrorName | null> {
  if (!isCalendarDay(birthday)) return 'birthday_invalid';
  const age = ageOn(birthday, dayOf(new Date()));
  if (age > limits.age_max) return 'birthday_invalid';
  const asker = { accountId: null, client };
  if (age < limits.age_min) {
    await storeRefusedBirthday(db, { ...asker, birthday, ageMin: limits.age_min }, secret);
    return 'age_too_low';
  }
  return (await readRefusedBirthday(db, asker, secret)) === null ? null : 'birthday_in_review';
}
