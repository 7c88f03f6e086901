package org.rubisee.container.engine;

/**
 * A home of a bean.
 *
 * @param bean name of the bean
 * @param type name of the home interface
 * @param home implements that interface
 */
public record EntityHome(String bean, String type, Object home) {}
