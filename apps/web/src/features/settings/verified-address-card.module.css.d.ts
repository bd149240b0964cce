export declare const verifyFacts: string;
export declare const verifyTitle: string;
