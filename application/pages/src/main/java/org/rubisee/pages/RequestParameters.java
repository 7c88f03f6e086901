package org.rubisee.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The parameters of one request: those in the body of a POST, then those in the query. The site
 * reads them itself, so that limits, precedence and errors are the same in every servlet container.
 *
 * <p>A body has at most {@link #MAX_BODY_BYTES}, a request at most {@link #MAX_PARAMETERS}, unless
 * its servlet allows more. The first value of a name counts.
 */
public final class RequestParameters implements UnaryOperator<String> {
  /** Largest body, in bytes. The longest form is a comment of 8,192 characters, escaped. */
  public static final int MAX_BODY_BYTES = 128 * 1024;

  /** Most parameters of a request. The longest form has 13 fields. */
  public static final int MAX_PARAMETERS = 50;

  private static final int LONGEST_NAME_SHOWN = 40;
  private static final String FORM = "application/x-www-form-urlencoded";

  private final List<String> names = new ArrayList<>();
  private final List<String> values = new ArrayList<>();

  private final int most;

  private RequestParameters(int most) {
    this.most = most;
  }

  /**
   * Reads the parameters of a request.
   *
   * @param most the most parameters that it may have
   * @throws UnreadableRequestException if the request exceeds a limit or its body does not arrive
   * @throws BadParameterException if an escape is malformed
   */
  static RequestParameters of(HttpServletRequest request, int most) {
    RequestParameters parameters = new RequestParameters(most);
    if (request.getMethod().equals("POST")) {
      byte[] body = body(request);
      if (isForm(request)) {
        parameters.addAll(body);
      }
    }
    WaitingRequest.queryOf(request)
        .ifPresent(query -> parameters.addAll(query.getBytes(StandardCharsets.UTF_8)));
    return parameters;
  }

  /** The first value of a parameter; null if it was not sent. */
  @Override
  public String apply(String name) {
    int index = names.indexOf(name);
    return index < 0 ? null : values.get(index);
  }

  private static boolean isForm(HttpServletRequest request) {
    String type = request.getContentType();
    return type != null && type.toLowerCase(Locale.ROOT).startsWith(FORM);
  }

  private static byte[] body(HttpServletRequest request) {
    if (request.getHeader("Expect") != null) {
      throw new UnreadableRequestException(ProblemPage.expectationFailed());
    }
    if (request.getContentLengthLong() > MAX_BODY_BYTES) {
      throw new UnreadableRequestException(ProblemPage.tooLarge());
    }
    try {
      byte[] body = read(request.getInputStream(), request.getContentLength());
      if (body.length > MAX_BODY_BYTES) {
        throw new UnreadableRequestException(ProblemPage.tooLarge());
      }
      return body;
    } catch (IOException e) {
      throw new UnreadableRequestException(ProblemPage.incomplete());
    }
  }

  /** Reads a body of known length in one piece; of another one no more than is needed. */
  private static byte[] read(InputStream in, int length) throws IOException {
    if (length < 0) {
      return in.readNBytes(MAX_BODY_BYTES + 1);
    }
    byte[] body = new byte[length];
    if (in.readNBytes(body, 0, length) < length) {
      throw new IOException("The body ends early");
    }
    return body;
  }

  private void addAll(byte[] encoded) {
    int start = 0;
    while (start < encoded.length) {
      int next = indexOf('&', encoded, start, encoded.length);
      if (next > start) {
        add(encoded, start, next);
      }
      start = next + 1;
    }
  }

  private void add(byte[] encoded, int start, int end) {
    if (names.size() == most) {
      throw new UnreadableRequestException(ProblemPage.tooManyParameters(most));
    }
    int equals = indexOf('=', encoded, start, end);
    String rawName = new String(encoded, start, equals - start, StandardCharsets.UTF_8);
    names.add(decoded(encoded, start, equals).orElseThrow(() -> malformed(rawName)));
    values.add(
        decoded(encoded, Math.min(equals + 1, end), end).orElseThrow(() -> malformed(rawName)));
  }

  private static BadParameterException malformed(String name) {
    return new BadParameterException(
        name.substring(0, Math.min(name.length(), LONGEST_NAME_SHOWN)),
        "escaped correctly: a % is followed by two hexadecimal digits");
  }

  private static int indexOf(char wanted, byte[] bytes, int start, int end) {
    int at = start;
    while (at < end && bytes[at] != wanted) {
      at++;
    }
    return at;
  }

  /** The text behind escapes; nothing if an escape is malformed. */
  private static Optional<String> decoded(byte[] encoded, int start, int end) {
    byte[] plain = new byte[end - start];
    int length = 0;
    for (int i = start; i < end; i++) {
      byte b = encoded[i];
      if (b == '%') {
        int code = i + 2 < end ? hexadecimal(encoded[i + 1], encoded[i + 2]) : -1;
        if (code < 0) {
          return Optional.empty();
        }
        plain[length++] = (byte) code;
        i += 2;
      } else {
        plain[length++] = b == '+' ? (byte) ' ' : b;
      }
    }
    return Optional.of(new String(plain, 0, length, StandardCharsets.UTF_8));
  }

  /** The number that two digits make, negative if one of them is no digit. */
  private static int hexadecimal(byte high, byte low) {
    return Character.digit(high, 16) << 4 | Character.digit(low, 16);
  }
}
