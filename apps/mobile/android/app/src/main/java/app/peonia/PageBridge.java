package app.peonia;

import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import com.getcapacitor.Plugin;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;

/** Injects the bridge (public/bridge.js) into pages of the site before their first script, and into no others. */
@CapacitorPlugin(name = "PageBridge")
public class PageBridge extends Plugin {

    @Override
    public void load() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) return;
        URI site = URI.create(getBridge().getConfig().getServerUrl());
        String port = site.getPort() == -1 ? "" : ":" + site.getPort();
        String origin = site.getScheme() + "://" + site.getHost() + port;
        try {
            WebViewCompat.addDocumentStartJavaScript(getBridge().getWebView(), readBridge(), Collections.singleton(origin));
        } catch (IOException error) {
            throw new IllegalStateException("The app was built without its bridge: npm run build:mobile", error);
        }
    }

    private String readBridge() throws IOException {
        try (InputStream input = getContext().getAssets().open("public/bridge.js")) {
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            byte[] part = new byte[8192];
            for (int read = input.read(part); read != -1; read = input.read(part)) whole.write(part, 0, read);
            return new String(whole.toByteArray(), StandardCharsets.UTF_8);
        }
    }
}
