import type { ComponentProps } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { HeartIcon } from '../icons/heart.tsx';
import { LinkContext } from '../link.tsx';
import * as css from '../button/button.module.css';

test('is no submit button by default', () => {
  expect(html(<Button>Save</Button>)).toBe(
    `<button data-variant="primary" class="${css.button}" type="button">Save</button>`,
  );
  expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('stays focusable and announces itself while busy', () => {
  const out = html(
    <Button busy busyLabel="Sending">
      Send
    </Button>,
  );
  expect(out).toContain('aria-busy="true"');
  expect(out).toContain('aria-disabled="true"');
  expect(out).not.toContain(' disabled');
  expect(out).toContain('Sending');
});

function AppLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a data-app="" {...rest}>
      {children}
    </a>
  );
}

test('renders the app link with href, and no href if disabled', () => {
  const out = html(
    <LinkContext value={AppLink}>
      <Button href="/en/chat">Chat</Button>
      <Button href="/en/chat" disabled>
        Chat
      </Button>
    </LinkContext>,
  );
  expect(out).toMatch(/<a data-app="" [^>]*href="\/en\/chat"/);
  expect(out).toMatch(/<a [^>]*role="link"[^>]*aria-disabled="true"/);
  expect(out.match(/href=/g)).toHaveLength(1);
});

test('does not pass the opener to a new window', () => {
  expect(
    html(
      <Button href="https://pay.example" target="_blank">
        Pay
      </Button>,
    ),
  ).toContain('rel="noopener"');
});

test('exposes name, count and state of an icon button', () => {
  const out = html(<IconButton label="Likes" count={120} countLabel="120 new" pressed icon={<HeartIcon />} />);
  expect(out).toContain('aria-label="Likes, 120 new"');
  expect(out).toContain('aria-pressed="true"');
  expect(out).toContain('<span aria-hidden="true">99+</span>');
});
