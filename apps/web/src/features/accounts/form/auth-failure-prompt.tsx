import { type ReactNode, useEffect, useState } from 'react';
import type { ApiError } from '../../../platform/api/problem.ts';
import { openCatalogues } from '../../../platform/language/language.tsx';
import type { ProblemPrompt } from '../../../platform/prompts/problem-prompt.tsx';
import { promptOf } from '../../../platform/prompts/prompt-of.ts';

async function loadPrompt(): Promise<typeof ProblemPrompt> {
  const [part] = await Promise.all([
    import('../../../platform/prompts/problem-prompt.tsx'),
    openCatalogues('platform'),
  ]);
  return part.ProblemPrompt;
}

/**
 * The prompt of a refused form; the landing page has no host of prompts. `children` stand in its place if it cannot be
 * loaded.
 */
export function AuthFailurePrompt({ failure, children }: { failure: ApiError; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const [Prompt, setPrompt] = useState<typeof ProblemPrompt | 'failed' | null>(null);
  useEffect(() => {
    loadPrompt().then(
      (part) => setPrompt(() => part),
      () => setPrompt('failed'),
    );
  }, []);
  const prompt = promptOf(failure, null);
  if (Prompt === 'failed') return children;
  if (Prompt === null || prompt === null) return null;
  return <Prompt prompt={{ ...prompt, message: failure.message }} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
