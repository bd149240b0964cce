export declare const preview: string;
export declare const steps: string;
export declare const stepsAsk: string;
export declare const stepsBar: string;
export declare const stepsCards: string;
export declare const stepsTop: string;
