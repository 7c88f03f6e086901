package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WaitingRequestTest {

  /** A container that asks for the page again without the query, as Open Liberty does. */
  private final Map<String, Object> attributes = new HashMap<>();

  private boolean waited;

  @Test
  void keepsTheQuery() {
    HttpServletRequest request = stub(HttpServletRequest.class, this::request);
    RequestGate gate = RequestGate.of(1);
    assertThat(gate.enter()).isTrue();
    WaitingRequest.begin(gate, 1, request);
    assertThat(WaitingRequest.queryOf(request)).contains("itemId=5");

    gate.leave();

    assertThat(waited).isTrue();
    assertThat(request.getQueryString()).isNull();
    assertThat(WaitingRequest.queryOf(request)).contains("itemId=5");
  }

  private Object request(Object proxy, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "getQueryString" -> waited ? null : "itemId=5";
      case "getDispatcherType" -> waited ? DispatcherType.ASYNC : DispatcherType.REQUEST;
      case "getAttribute" -> attributes.get(arguments[0]);
      case "setAttribute" -> attributes.put((String) arguments[0], arguments[1]);
      case "startAsync" -> stub(AsyncContext.class, (context, call, with) -> async(proxy, call));
      default -> throw new AssertionError(method.getName());
    };
  }

  private Object async(Object request, Method method) {
    switch (method.getName()) {
      case "getRequest":
        return request;
      case "dispatch":
        waited = true;
        return null;
      case "setTimeout":
        return null;
      default:
        throw new AssertionError(method.getName());
    }
  }

  private static <T> T stub(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
