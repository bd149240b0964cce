import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../../platform/router/link.tsx';
import type { ContentNode } from './read-content.ts';
import * as css from './announcement.module.css';

/** The text of an announcement. */
export function AnnouncementBody({ nodes }: { nodes: readonly ContentNode[] }) {
  return <div className={css.body}>{inOrder(nodes)}</div>;
}

/** Renders without keys: the parts of a text never change their order. */
function inOrder(nodes: readonly ContentNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => (typeof node === 'string' ? node : renderElement(node))));
}

function renderElement({ name, href, children }: Exclude<ContentNode, string>): ReactNode {
  if (name === 'a')
    return (
      <Link className="link" href={href ?? ''}>
        {inOrder(children)}
      </Link>
    );
  return createElement(name, null, inOrder(children));
}
