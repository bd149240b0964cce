import { ProblemPage } from './problem-page.tsx';

/** The page /404. */
export default ProblemPage;
