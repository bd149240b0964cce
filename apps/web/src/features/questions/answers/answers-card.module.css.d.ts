export declare const answers: string;
export declare const answersNone: string;
export declare const matchFew: string;
export declare const matchLine: string;
export declare const quote: string;
export declare const tabular: string;
