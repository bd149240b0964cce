export declare const dot: string;
export declare const stepList: string;
