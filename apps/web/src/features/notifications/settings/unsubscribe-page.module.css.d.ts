export declare const authPage: string;
