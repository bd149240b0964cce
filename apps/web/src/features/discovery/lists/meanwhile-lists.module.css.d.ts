export declare const meanwhile: string;
export declare const title: string;
