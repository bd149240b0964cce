export declare const check: string;
export declare const choice: string;
export declare const choiceText: string;
