export declare const age: string;
export declare const crown: string;
export declare const name: string;
export declare const nameIn: string;
export declare const verified: string;
