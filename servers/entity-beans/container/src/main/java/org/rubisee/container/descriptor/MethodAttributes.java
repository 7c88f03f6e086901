package org.rubisee.container.descriptor;

import java.util.Map;

/**
 * The container-transaction elements that concern one bean.
 *
 * @param byMethod attributes by method name; {@code *} stands for all methods without their own
 */
public record MethodAttributes(Map<String, TransactionAttribute> byMethod) {
  /** The attribute of a method; the specification's default is Required. */
  public TransactionAttribute of(String methodName) {
    TransactionAttribute all = byMethod.getOrDefault("*", TransactionAttribute.REQUIRED);
    return byMethod.getOrDefault(methodName, all);
  }
}
