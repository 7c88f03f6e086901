package org.rubisee.cmpweb;

import org.rubisee.contract.shared.DeploymentContract;

/** entity-cmp is the same site however its tiers are connected. */
class EntityCmpDeploymentIT extends DeploymentContract {}
