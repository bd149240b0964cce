export declare const callFacts: string;
export declare const callPrice: string;
