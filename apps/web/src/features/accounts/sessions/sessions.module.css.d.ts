export declare const sessionFacts: string;
export declare const sessionWhat: string;
export declare const sessions: string;
export declare const sessionsAll: string;
