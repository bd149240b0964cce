export declare const caseTitle: string;
export declare const personFacts: string;
export declare const personLine: string;
export declare const personText: string;
export declare const staffPage: string;
export declare const total: string;
