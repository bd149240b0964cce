export declare const count: string;
export declare const discard: string;
export declare const facts: string;
export declare const letter: string;
export declare const letters: string;
export declare const reason: string;
export declare const topic: string;
