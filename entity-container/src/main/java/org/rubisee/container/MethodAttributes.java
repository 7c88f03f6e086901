package org.rubisee.container;

import java.util.Map;

/**
 * The container-transaction elements that concern one bean.
 *
 * @param byMethod attributes by method name; {@code *} stands for all methods without their own
 */
record MethodAttributes(Map<String, TransactionAttribute> byMethod) {
  /** The attribute of a method; the specification's default is Required. */
  TransactionAttribute of(String methodName) {
    TransactionAttribute all = byMethod.getOrDefault("*", TransactionAttribute.REQUIRED);
    return byMethod.getOrDefault(methodName, all);
  }
}
