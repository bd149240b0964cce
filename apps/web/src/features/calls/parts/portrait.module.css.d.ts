export declare const avatar: string;
export declare const callCenter: string;
export declare const callDirect: string;
export declare const callPortrait: string;
export declare const callProblem: string;
export declare const callReceipt: string;
export declare const pulsing: string;
