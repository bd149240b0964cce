export declare const trComing: string;
