package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayInputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.logic.Money;

/**
 * The parameters of requests and the values that pages make of them. An input has up to three
 * lines: method, query, and the body as the rest.
 */
class RequestParametersFuzzTest extends FuzzTest {

  private static final Money MOST = Money.ofUnits(1_000_000);

  private static final List<String> NAMES =
      List.of("itemId", "nickname", "password", "comment", "bid", "page");

  RequestParametersFuzzTest() {
    super("request-parameters");
  }

  @Override
  protected List<byte[]> examples() {
    return Stream.of(
            "GET\nitemId=17&page=2\n",
            "GET\nnickname=J%C3%B6rg&password=p%20w&bid=12.50&comment=a+b\n",
            "POST\nitemId=1\nitemId=17&bid=9999999.99&nickname=user1&password=password1&page=0",
            "POST\n\ncomment=%E2%80%AE+100%25&itemId=-1&bid=1.5E7&page=2147483647&nickname=%00")
        .map(text -> text.getBytes(StandardCharsets.ISO_8859_1))
        .toList();
  }

  @Override
  protected List<String> words() {
    return List.of(
        "&",
        "=",
        "%",
        "+",
        "%00",
        "%C3%BC",
        "%E2%80%AE",
        "%F0%9F%98%80",
        "%ED%A0%80",
        "%zz",
        "%1",
        "itemId=",
        "nickname=",
        "password=",
        "bid=",
        "page=",
        "comment=",
        "1E99",
        "00000000000",
        "999999999.99",
        "\nGET",
        "POST\n",
        "&p=1&p=1&p=1&p=1&p=1&p=1&p=1&p=1&p=1&p=1&p=1&p=1");
  }

  @Override
  protected void parse(byte[] input) {
    RequestParameters parameters =
        RequestParameters.of(request(input), RequestParameters.MAX_PARAMETERS);
    for (boolean legacy : new boolean[] {false, true}) {
      Parameters values = new Parameters(parameters, legacy);
      for (String name : NAMES) {
        use(values, name, legacy);
      }
      attempt(() -> assertThat(values.credentials().nickname()).isNotBlank());
    }
  }

  private static void use(Parameters values, String name, boolean legacy) {
    attempt(() -> assertThat(values.id(name)).isGreaterThanOrEqualTo(legacy ? -1 : 1));
    attempt(() -> assertThat(values.number(name, 0, 9)).isBetween(0, 9));
    attempt(() -> assertThat(values.text(name, 20)).isNotBlank().hasSizeLessThanOrEqualTo(20));
    attempt(() -> assertThat(values.name(name, 20).codePoints()).noneMatch(c -> c < ' '));
    attempt(() -> assertThat(values.money(name, Money.ZERO, MOST)).isBetween(Money.ZERO, MOST));
    Optional<Integer> link = values.linkableId(name);
    assertThat(link.orElse(1)).isPositive();
  }

  /** A bad parameter is refused with a page that names it, and the next one is looked at. */
  private static void attempt(Runnable use) {
    try {
      use.run();
    } catch (BadParameterException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown instanceof BadParameterException || thrown instanceof UnreadableRequestException;
  }

  private static HttpServletRequest request(byte[] input) {
    String[] lines = new String(input, StandardCharsets.ISO_8859_1).split("\n", 3);
    byte[] body = lines.length < 3 ? new byte[0] : lines[2].getBytes(StandardCharsets.ISO_8859_1);
    return (HttpServletRequest)
        Proxy.newProxyInstance(
            HttpServletRequest.class.getClassLoader(),
            new Class<?>[] {HttpServletRequest.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getMethod" -> lines[0];
                  case "getDispatcherType" -> DispatcherType.REQUEST;
                  case "getQueryString" -> lines.length < 2 ? null : lines[1];
                  case "getContentType" -> "application/x-www-form-urlencoded";
                  case "getContentLengthLong" -> (long) body.length;
                  case "getContentLength" -> body.length;
                  case "getInputStream" -> new Body(body);
                  case "getHeader" -> null;
                  default -> throw new AssertionError(method.getName());
                });
  }

  private static final class Body extends ServletInputStream {
    private final ByteArrayInputStream bytes;

    Body(byte[] bytes) {
      this.bytes = new ByteArrayInputStream(bytes);
    }

    @Override
    public int read() {
      return bytes.read();
    }

    @Override
    public boolean isFinished() {
      return bytes.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new AssertionError("The body is read at once");
    }
  }
}
