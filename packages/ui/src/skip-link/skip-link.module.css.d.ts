export declare const skip: string;
