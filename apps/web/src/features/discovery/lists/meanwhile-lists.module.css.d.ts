export declare const before: string;
export declare const meanwhile: string;
export declare const title: string;
