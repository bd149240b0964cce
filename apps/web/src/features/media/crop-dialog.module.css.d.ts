export declare const cropWait: string;
