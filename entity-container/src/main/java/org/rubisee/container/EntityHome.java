package org.rubisee.container;

/**
 * A home of a bean.
 *
 * @param bean name of the bean
 * @param type name of the home interface
 * @param home implements that interface
 */
record EntityHome(String bean, String type, Object home) {}
