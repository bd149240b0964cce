import Type from 'typebox';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import { closeAccount } from './account-closing.ts';

export const accountClosingSchemas = {
  closeAccount: {
    summary:
      'Closes the account: nobody sees it from now on, every session ends, and it is erased after `closed_account_days` unless it is reactivated.',
    limit: { max: 10, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    /**
     * The password, or a code sent with `POST verify {purpose: "close"}`. An account that has neither closes within ten
     * minutes of a login.
     */
    body: Type.Object(
      {
        password: Type.Optional(Type.String({ maxLength: 1_024 })),
        code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
      },
      { additionalProperties: false },
    ),
    reply: { 204: Done },
    errors: ['session_over', 'password_wrong', 'code_invalid', 'login_paused', 'close_login_again'],
  },
} as const satisfies EndpointSchemas;

export const accountClosingContract = define({ closeAccount }, accountClosingSchemas);
