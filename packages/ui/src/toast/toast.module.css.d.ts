export declare const toast: string;
export declare const toastActs: string;
export declare const toastI: string;
export declare const toastText: string;
export declare const toasts: string;
export declare const toastsIn: string;
