export declare const age: string;
export declare const people: string;
export declare const spoken: string;
