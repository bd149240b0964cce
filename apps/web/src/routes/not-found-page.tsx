import { ProblemPage } from './problem-page.tsx';

/** The page /404 itself. */
export default ProblemPage;
