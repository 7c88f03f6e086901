package org.rubisee.emulator.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.nio.DataStreamChannel;

/** The fields of a form on their way out. */
final class FormBody implements EntityDetails {

  private ByteBuffer rest = ByteBuffer.allocate(0);
  private boolean pending;
  private int length;

  void fill(String form) {
    rest = ByteBuffer.wrap(form.getBytes(StandardCharsets.US_ASCII));
    length = rest.remaining();
    pending = true;
  }

  int remaining() {
    return rest.remaining();
  }

  void writeTo(DataStreamChannel channel) throws IOException {
    if (rest.hasRemaining()) {
      channel.write(rest);
    }
    if (pending && !rest.hasRemaining()) {
      pending = false;
      channel.endStream();
    }
  }

  @Override
  public long getContentLength() {
    return length;
  }

  @Override
  public String getContentType() {
    return "application/x-www-form-urlencoded";
  }

  @Override
  public String getContentEncoding() {
    return "";
  }

  @Override
  public boolean isChunked() {
    return false;
  }

  @Override
  public Set<String> getTrailerNames() {
    return Set.of();
  }
}
