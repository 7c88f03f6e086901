package org.rubisee.container.engine;

import org.rubisee.container.bean.BeanClass;
import org.rubisee.container.persistence.Persistence;

/**
 * What all instances of a bean have in common.
 *
 * @param type their class
 * @param persistence keeps their state
 * @param environment what they may ask the container
 * @param reentrant whether a call may come back to an instance that is in a call
 * @param readOnly whether nobody changes their entities
 */
record InstanceTemplate(
    BeanClass type,
    Persistence persistence,
    BeanEnvironment environment,
    boolean reentrant,
    boolean readOnly) {}
