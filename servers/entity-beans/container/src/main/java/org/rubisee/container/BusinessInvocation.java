package org.rubisee.container;

/**
 * A call of a business method, or of {@code remove}.
 *
 * @param bean name of the bean
 * @param key primary key of the entity
 * @param method name and parameter types
 * @param arguments what is passed
 */
public record BusinessInvocation(String bean, Object key, String method, Object[] arguments)
    implements Invocation {}
